"""The Blighted Reach: three acts, an Empire, the Blight and 24 fates on top of the base rules, which do not know it."""
