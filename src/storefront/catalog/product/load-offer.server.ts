import 'server-only'
import { ApiError } from '@/runtime/api-problem'
import { readOffer } from '@/clients/trade'
import type { Offer } from '@/contracts/offers'
import { NO_OFFER } from './offer-form'

export type LoadedOffer =
  Readonly<{ kind: 'offer' | 'declined'; offer: Offer }> | Readonly<{ kind: 'expired' | 'unknown' | 'incomplete' | 'away' }>

/** Reads the offer of an address `…?offer=`, if it belongs to the device of that address. */
export async function loadOffer(pdp: string, id: string): Promise<LoadedOffer> {
  if (id === NO_OFFER.incomplete) return { kind: 'incomplete' }
  if (id === NO_OFFER.away) return { kind: 'away' }
  try {
    const reading = await readOffer(id)
    if (reading.kind !== 'offer') return { kind: reading.kind }
    if (reading.offer.device.url !== pdp) return { kind: 'unknown' }
    return { kind: reading.offer.declined ? 'declined' : 'offer', offer: reading.offer }
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'away' }
    throw error
  }
}
