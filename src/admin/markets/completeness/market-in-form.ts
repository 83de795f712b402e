import * as z from 'zod'
import type { Loose } from '@/collections/documents/loose'
import type { MarketDocument } from '@/collections/documents/market-document'

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
