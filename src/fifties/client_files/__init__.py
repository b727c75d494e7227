"""Files of the built browser client: their policy, what is taken along, and a static site."""
