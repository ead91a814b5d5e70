"""The laboratory of the server: experiments with changed values, played in a process of its own and kept."""
