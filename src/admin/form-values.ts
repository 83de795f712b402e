import { useAllFormFields } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useMemo } from 'react'
import * as z from 'zod'
import type { Loose } from '@/collections/documents/loose'
import type { MarketDocument } from '@/collections/documents/market-document'

const Relation = z.union([z.number(), z.string(), z.looseObject({ id: z.union([z.number(), z.string()]) })])

/** The present values of the form, saved or not. */
export function useFormValues(): Readonly<Record<string, unknown>> {
  const [fields] = useAllFormFields()
  return useMemo(() => reduceFieldsToValues(fields, true), [fields])
}

/** Id of a relation field, which the form may hold as an id or as an object. */
export function relationId(value: unknown): string | null {
  const parsed = Relation.safeParse(value)
  if (!parsed.success) return null
  return String(typeof parsed.data === 'object' ? parsed.data.id : parsed.data)
}

/** Payload's form state has the number of rows instead of an empty list. */
const Rows = z.array(z.looseObject({})).catch([])
const Texts = z.array(z.string()).catch([])
const group = <Shape extends z.ZodRawShape>(shape: Shape) => z.looseObject(shape).nullish().catch(null)

const MarketInForm = z.looseObject({
  hosts: Rows,
  switchPlans: Rows,
  socialLinks: Rows,
  popTitleExceptions: Rows,
  landingPageCodes: Texts,
  rating: group({ reviews: Rows }),
  messaging: group({ subjects: Rows }),
  postalCode: group({ excludedPrefixes: Texts }),
})

/** The market in the form, saved or not. */
export function marketInForm(values: unknown): NonNullable<Loose<MarketDocument>> {
  // Only lists are normalised here; the rules accept any value of a single field.
  return MarketInForm.parse(values) as unknown as NonNullable<Loose<MarketDocument>>
}
