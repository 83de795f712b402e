// The marker package `server-only` throws outside React's server build; tests are a server of their own.
export {}
