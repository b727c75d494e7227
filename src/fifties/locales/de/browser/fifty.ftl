### A table that plays Fifty.
