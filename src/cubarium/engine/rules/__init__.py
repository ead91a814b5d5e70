"""The engine's own functions in the compiled dialect: what rules may call, and what plays whole games."""
