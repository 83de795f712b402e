import { toNestErrors } from '@hookform/resolvers'
import type { FieldError, Resolver } from 'react-hook-form'
import { checkoutForm } from '@/domain/checkout-form'
import { serverNow } from '@/storefront/kit/own-api'
import type { ClientShop } from '@/storefront/shop/client-shop'
import { inputOf, type CheckoutValues } from './draft-state'

type ToE164 = (text: string, country: string) => string | null

/** Number plans are heavy: they come when a number was typed. Without them (no connection) the server judges alone. */
async function phoneReader(typed: string): Promise<ToE164> {
  if (typed.trim() === '') return () => null
  try {
    return (await import('@/domain/phone')).toE164
  } catch {
    return (text) => text
  }
}

/** The shared schema as react-hook-form asks for it: every fault at its field, named by its code. */
export const checkoutResolver =
  (shop: Pick<ClientShop, 'country' | 'zipFormatRegExp' | 'timeZone' | 'business'>): Resolver<CheckoutValues> =>
  async (values, _context, options) => {
    const toE164 = await phoneReader(values.customer.phone)
    const schema = checkoutForm({ ...shop, now: serverNow() ?? Date.now(), toE164 })
    const result = schema.safeParse(inputOf(values, shop.business))
    if (result.success) return { values, errors: {} }
    const faults: Record<string, FieldError> = {}
    for (const { path, message } of result.error.issues) faults[path.join('.')] ??= { type: 'custom', message }
    return { values: {}, errors: toNestErrors(faults, options) }
  }
