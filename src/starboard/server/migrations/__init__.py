"""Steps of the database's shape, applied in order when the server starts."""
