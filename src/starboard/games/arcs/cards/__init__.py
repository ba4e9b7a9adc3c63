"""Cards: each a short stateless class overriding moments."""
