"""Beer & Bread by Scott Almes: two villages, six years, the lower of two totals counts."""
