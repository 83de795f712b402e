/** Error codes: connection lost, shutting down, starting, disk full, too many connections, statement timeout, read only. */
const CODES = /^(08|57P0|53100|53300|57014|55000|25006|ECONN|ETIMEDOUT|EPIPE|ENOTFOUND)/
const WORDS = /timeout exceeded when trying to connect|Connection terminated|Query read timeout|cannot connect to Postgres/i
const DEEPEST = 5

/** True when an error, or one of its causes, says that the database cannot be reached or does not answer. */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > DEEPEST) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return CODES.test(code) || WORDS.test(error.message) || isDatabaseAway(error.cause, depth + 1)
}
