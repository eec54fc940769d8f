# The page of the score pad.

web-pad-how = For the printed game: enter what lies on your table at the end. Nothing leaves this device, and no connection is needed.
web-pad-count = How many played
web-pad-name = Name of player { $number }
web-pad-player = Player { $number }
web-pad-field = { $field }, { $name }
web-pad-less = One less: { $field }, { $name }
web-pad-more = One more: { $field }, { $name }
web-pad-result = The count
web-pad-part = Part
web-pad-score = { $name }: { $score }
web-pad-empty = Nothing entered yet.
web-pad-print = Print
web-pad-clear = Clear all
web-pad-clear-sure = Clear every number?
web-pad-keep = Keep them
