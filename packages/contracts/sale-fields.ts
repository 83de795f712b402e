/**
 * What a seller types about themselves, in the order of the forms. Schemas, inputs, drafts, labels and columns are keyed by it, so that
 * the compiler names what a new field lacks. Without schemas, because the browser loads it.
 */
export const SALE_FIELDS = {
  customer: ['firstName', 'lastName', 'email', 'birthDate', 'phone'],
  company: ['name', 'vatId'],
  /** The country is the market's. */
  address: ['street', 'houseNumber', 'line2', 'postalCode', 'city'],
} as const
export type SaleField<Part extends keyof typeof SALE_FIELDS> = (typeof SALE_FIELDS)[Part][number]

export const mapFields = <Name extends string, Value>(names: readonly Name[], read: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>
