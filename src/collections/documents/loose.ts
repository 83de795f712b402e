/** A document as it may arrive before Payload has validated it: anything may be missing or null. */
export type Loose<T> = T extends readonly (infer Item)[]
  ? readonly Loose<Item>[] | null | undefined
  : T extends object
    ? { readonly [Key in keyof T]?: Loose<T[Key]> } | null | undefined
    : T | null | undefined

/** Empty text counts as no value. */
export const orNull = <T>(value: T | null | undefined): T | null =>
  value === undefined || value === null || value === '' ? null : value

/** Payload stores instants with milliseconds; `null` stays `null`. */
export const instantOrNull = (value: string | null | undefined): string | null => (value ? new Date(value).toISOString() : null)

/** Payload names columns and tables in snake case. */
export const inSnakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('-', '_')
