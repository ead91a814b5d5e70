"""Several servers on one database: who else runs, what each sees to, and what they tell each other."""
