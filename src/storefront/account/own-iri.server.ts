import 'server-only'
import { refusal } from '@/storefront/cart/refusal.server'

type Kind = 'addresses' | 'bank_accounts' | 'paypal_accounts' | 'customer_payment_accounts'

/**
 * An IRI that the request names, of the right kind; whose it is, the platform judges by the token, with the same 404 as here
 * . Empty asks for a new one.
 */
export function iriOf(kind: Kind, iri: string): string {
  if (iri !== '' && !iri.startsWith(`/customers/${kind}/`)) throw refusal(404, 'not_found', undefined)
  return iri
}
