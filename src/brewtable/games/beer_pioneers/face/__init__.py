"""What leaves the rules: views, questions, actions in words, the score pad."""
