import { Accepted } from '@/contracts/account'
import { ownApi } from '@/storefront/kit/own-api'
import { faultOfAddress, faultOfAnswer, type SignUpFault } from './sign-up-fault'

/** Subscribes an address; null once the request has been accepted, which says nothing about the address. */
export async function requestSubscription(typed: string): Promise<SignUpFault | null> {
  const fault = faultOfAddress(typed)
  if (fault) return fault
  try {
    await ownApi({ method: 'POST', path: '/api/newsletter/subscriptions', body: { email: typed.trim() }, answer: Accepted })
    return null
  } catch (error) {
    return faultOfAnswer(error)
  }
}
