"""Reviews of finished games: worked out in processes of their own, kept, and told in any language."""
