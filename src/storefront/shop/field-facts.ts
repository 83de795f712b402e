import type { FieldFacts } from '@/domain/checkout/field-rules'
import { serverNow } from '@/storefront/kit/own-api'
import type { ClientShop } from './client-shop'

type FieldShop = Pick<ClientShop, 'country' | 'zipFormatRegExp' | 'timeZone'>

/**
 * Number plans are large, so they are loaded when a number was typed. Without them (no connection) only the server
 * checks the number.
 */
async function phoneReader(typed: string): Promise<FieldFacts['toE164']> {
  if (typed.trim() === '') return () => null
  try {
    return (await import('@/domain/checkout/phone')).toE164
  } catch {
    return (text) => text
  }
}

/** What the shared rules need to check a form of this shop now; `typedPhone` is its phone number as typed, or nothing. */
export async function fieldFacts({ country, zipFormatRegExp, timeZone }: FieldShop, typedPhone = ''): Promise<FieldFacts> {
  return { country, zipFormatRegExp, timeZone, now: serverNow() ?? Date.now(), toE164: await phoneReader(typedPhone) }
}
