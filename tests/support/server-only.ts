// The marker package `server-only` throws outside React's server build; tests run outside of it.
export {}
