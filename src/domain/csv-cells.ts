const DANGEROUS = /^'*[=+\-@\t\r]/

/**
 * A cell that no spreadsheet takes for a formula: an apostrophe goes in front of what could be one. `bareCell` undoes
 * exactly that, so that what is exported and imported again stays what it was.
 */
export const guardedCell = (value: string): string => (DANGEROUS.test(value) ? `'${value}` : value)
export const bareCell = (value: string): string => (value.startsWith("'") && DANGEROUS.test(value) ? value.slice(1) : value)
