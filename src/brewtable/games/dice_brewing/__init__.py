"""Dice Brewing by Filip Głowacz and Ireneusz Huszcza: dice are malt, hops and skill, recipes are a race."""
