/** The most characters that one text may add to a log line, in shop and platform alike. */
const MAX_CHARACTERS = 4000
const MAX_CAUSES = 5

/** The message of an error, for a log line or an operator; never for a visitor. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export const capText = (text: string): string =>
  text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS)}… (${text.length} characters)`

const oneError = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))

/**
 * An error as text: its stack, then the names and messages of its causes. Its other members are left out, because one may be a
 * whole answer.
 */
export function errorText(error: unknown): string {
  const causes: string[] = []
  let cause = error instanceof Error ? error.cause : undefined
  for (; cause !== undefined && causes.length < MAX_CAUSES; cause = cause instanceof Error ? cause.cause : undefined)
    causes.push(`caused by ${String(cause).slice(0, MAX_CHARACTERS / 4)}`)
  return [capText(oneError(error)), ...causes].join('\n')
}

/** The arguments of a log call with every text capped; an error is replaced by its text. */
export const capLogArguments = (values: readonly unknown[]): unknown[] =>
  values.map((value) => {
    if (typeof value === 'string') return capText(value)
    if (value instanceof Error) return { error: errorText(value) }
    return typeof value === 'object' && value !== null ? capMembers(value) : value
  })

const capMembers = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? capText(value) : value instanceof Error ? errorText(value) : value,
    ]),
  )

/** Error codes: connection lost, shutting down, starting, disk full, too many connections, statement timeout, read only. */
const CODES = /^(08|57P0|53100|53300|57014|55000|25006|ECONN|ETIMEDOUT|EPIPE|ENOTFOUND)/
const WORDS =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|cannot connect to Postgres|is not queryable/i

/** True when an error, or one of its causes, says that the database cannot be reached or does not answer. */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > MAX_CAUSES) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return CODES.test(code) || WORDS.test(error.message) || isDatabaseAway(error.cause, depth + 1)
}
