import type { OfferState } from '@/contracts/offers'

/**
 * The allowed next states. `locked`: part of a trade. `superseded`: a fresh offer took its place because the price list has
 * moved. `revised`: inspection found another condition and the seller is asked.
 */
export const OFFER_TRANSITIONS = {
  quoted: ['locked', 'superseded', 'expired', 'cancelled'],
  locked: ['confirmed', 'revised', 'cancelled', 'expired'],
  revised: ['confirmed', 'refused'],
  confirmed: [],
  refused: [],
  declined: [],
  superseded: [],
  expired: [],
  cancelled: [],
} as const satisfies Record<OfferState, readonly OfferState[]>

export const mayBecome = (from: OfferState, to: OfferState): boolean =>
  (OFFER_TRANSITIONS[from] as readonly OfferState[]).includes(to)
