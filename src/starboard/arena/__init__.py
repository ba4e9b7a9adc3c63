"""The arena: who plays better, by how much, and whether that is more than noise."""
