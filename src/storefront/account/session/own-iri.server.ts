import 'server-only'
import { apiError } from '@/runtime/api-problem'

type Kind = 'addresses' | 'bank_accounts' | 'paypal_accounts' | 'customer_payment_accounts'

/**
 * Checks that an IRI of the request is of the right kind. The platform decides by the token whose it is and answers the
 * same 404. An empty IRI asks for a new entry.
 */
export function iriOf(kind: Kind, iri: string): string {
  if (iri !== '' && !iri.startsWith(`/customers/${kind}/`)) throw apiError(404, 'not_found')
  return iri
}
