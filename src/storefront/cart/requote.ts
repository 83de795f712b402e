import { Offer } from '@/contracts/offers'
import { ownApi, OwnApiError } from '@/storefront/kit/own-api'
import { lineOf } from './cart-changes'
import type { CartLine } from './cart-state'

export type Requoted = Readonly<{ fresh: CartLine[]; gone: CartLine[] }>

/**
 * Gets today's price for the same devices and answers (K-02). `gone`: no longer bought in this condition. Throws when
 * the platform does not answer; then nothing has changed.
 */
export async function requote(lines: readonly CartLine[]): Promise<Requoted> {
  const fresh: CartLine[] = []
  const gone: CartLine[] = []
  for (const line of lines) {
    const offer = await quoteOne(line)
    if (offer) fresh.push(lineOf(offer, line.answerTexts, line.quantity))
    else gone.push(line)
  }
  return { fresh, gone }
}

async function quoteOne({ device, answers }: CartLine): Promise<Offer | null> {
  try {
    const offer = await ownApi({ method: 'POST', path: '/api/offers', body: { deviceId: device.id, answers }, answer: Offer })
    return offer.declined ? null : offer
  } catch (error) {
    const refused = error instanceof OwnApiError && error.status < 500 && error.status !== 429
    if (refused) return null
    throw error
  }
}
