"""What the buildings do: common patterns from the component files, and a small function for every other effect."""
