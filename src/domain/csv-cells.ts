const DANGEROUS = /^'*[=+\-@\t\r]/

/**
 * Guards a cell against being read as a formula by spreadsheets, with a leading apostrophe where needed. `bareCell` removes
 * exactly that one, so an export that is imported again is unchanged.
 */
export const guardedCell = (value: string): string => (DANGEROUS.test(value) ? `'${value}` : value)
export const bareCell = (value: string): string => (value.startsWith("'") && DANGEROUS.test(value) ? value.slice(1) : value)
