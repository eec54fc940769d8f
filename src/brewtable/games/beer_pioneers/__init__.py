"""Beer Pioneers by Thomas Spitzer: workers, trucks and cards turn a home brewery of 1850 into a large one."""
