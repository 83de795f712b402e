import type { Where } from 'payload'
import * as z from 'zod'

/** Payload writes a list's filter as alternatives of conditions that must all hold; a URL has every value as text. */
const Conditions = z.array(z.record(z.string(), z.unknown())).max(50)
const ListWhere = z.union([z.object({ or: z.array(z.object({ and: Conditions })).max(50) }), z.object({ and: Conditions })])

const Chosen = z.object({ equals: z.union([z.string(), z.number(), z.boolean()]) })
const chosenIn = (condition: Readonly<Record<string, unknown>>, field: string): string | null => {
  const chosen = Chosen.safeParse(condition[field]).data
  return chosen === undefined ? null : String(chosen.equals)
}

const alternativesOf = (where: unknown) => {
  const parsed = ListWhere.safeParse(where).data
  if (parsed === undefined) return []
  return 'or' in parsed ? parsed.or.map(({ and }) => and) : [parsed.and]
}

/** The value that every row of a list is filtered by in a field; empty when it is not. */
export function filteredBy(where: unknown, field: string): string {
  const values = alternativesOf(where).map((conditions) =>
    conditions.map((one) => chosenIn(one, field)).find((one) => one !== null),
  )
  const [first] = values
  return first !== undefined && first !== null && values.every((value) => value === first) ? first : ''
}

/**
 * The filter of a list with another value for a field, or without one; all that staff have filtered otherwise stays. Payload
 * opens its panel of conditions above the rows where there are alternatives.
 */
export function withFilter(where: unknown, field: string, value: string | number | null): Where {
  const alternatives = alternativesOf(where)
  const own: Where[] = value === null ? [] : [{ [field]: { equals: value } }]
  const changed = (alternatives.length === 0 ? [[]] : alternatives).map((conditions) => [
    // The shape was checked above; what the fields compare is the business of the CMS.
    ...(conditions.filter((one) => chosenIn(one, field) === null) as Where[]),
    ...own,
  ])
  if (changed.every((conditions) => conditions.length === 0)) return {}
  return changed.length > 1 ? { or: changed.map((and) => ({ and })) } : { and: changed[0] ?? [] }
}
