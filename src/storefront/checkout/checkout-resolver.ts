import { toNestErrors } from '@hookform/resolvers'
import type { FieldError, Resolver } from 'react-hook-form'
import { checkoutForm } from '@/domain/checkout-form'
import type { ClientShop } from '@/storefront/shop/client-shop'
import { fieldFacts } from '@/storefront/shop/field-facts'
import { inputOf, type CheckoutValues } from './draft-state'

/** Connects the shared schema to react-hook-form: every fault at its field by its code. */
export const checkoutResolver =
  (shop: Pick<ClientShop, 'country' | 'zipFormatRegExp' | 'timeZone' | 'business'>): Resolver<CheckoutValues> =>
  async (values, _context, options) => {
    const facts = await fieldFacts(shop, values.customer.phone)
    const schema = checkoutForm({ ...facts, business: shop.business })
    const result = schema.safeParse(inputOf(values, shop.business))
    if (result.success) return { values, errors: {} }
    const faults: Record<string, FieldError> = {}
    for (const { path, message } of result.error.issues) faults[path.join('.')] ??= { type: 'custom', message }
    return { values: {}, errors: toNestErrors(faults, options) }
  }
