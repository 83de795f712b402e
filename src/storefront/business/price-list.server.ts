import 'server-only'
import { apiError, ApiError } from '@/http/api-problem'
import { deviceByUrl } from '@/clients/search-client'
import { createOffer, previewOffer, type OfferWish, type Sender } from '@/clients/trade-client'
import type { BusinessDevice, BusinessOffer, BusinessPrice } from '@trade-in-shop/contracts/device-list'
import { describeAnswer } from '@trade-in-shop/contracts/answer-words'
import type { Shop } from '@/domain/routing/shop'
import { inBatches } from '@/storefront/cart/in-batches'
import { filterQuestions } from '@/storefront/valuation/valued-device'

/** For the security table. */
export const BUSINESS_HOST = 'host of a market that buys from companies, else 404'

/** Answers 404 to business calls except on the business host of a market that buys from companies (M-07). */
export function requireBusiness({ business }: Pick<Shop, 'business'>): void {
  if (!business) throw apiError(404, 'not_found')
}

const ANSWER = { true: 'yes', false: 'no' } as const
type Wish = Readonly<{ wish: OfferWish; answerTexts: string[] }>

/**
 * The device with the answer to the company's one question, as the device's catalogue puts it; null for an unknown
 * device.
 */
async function wishOf(shop: Shop, { deviceId, works }: BusinessDevice): Promise<Wish | null> {
  const device = await deviceByUrl(shop, deviceId)
  if (!device) return null
  const chosen = filterQuestions(true, device.questions).flatMap(({ id, question, answers }) => {
    const answer = answers.find(({ code }) => code === ANSWER[`${works}`])
    return answer ? [{ questionId: id, answerId: answer.id, text: describeAnswer(question, answer) }] : []
  })
  const answers = chosen.map(({ questionId, answerId }) => ({ questionId, answerId }))
  return { wish: { deviceId: device.id, answers, business: true }, answerTexts: chosen.map(({ text }) => text) }
}

type NotSold = Readonly<{ kind: 'refused' | 'away' }>

/** Handles each line separately, so that a problem or failure of one line does not affect the others. */
const forEach = <Sold>(shop: Shop, devices: readonly BusinessDevice[], sell: (wish: Wish) => Promise<Sold | NotSold>) =>
  inBatches(devices, async (device): Promise<Sold | NotSold> => {
    try {
      const wish = await wishOf(shop, device)
      return wish ? await sell(wish) : { kind: 'refused' }
    } catch (error) {
      // Beyond a limit the lines that follow would be refused as well.
      if (!(error instanceof ApiError) || error.status === 429) throw error
      return { kind: error.status === 422 ? 'refused' : 'away' }
    }
  })

/** Today's prices for a list; nothing is stored. */
export const priceList = (shop: Shop, devices: readonly BusinessDevice[], sender: Sender): Promise<BusinessPrice[]> =>
  forEach<BusinessPrice>(shop, devices, async ({ wish }) => {
    const { price, declined } = await previewOffer(shop, wish, sender)
    return declined ? { kind: 'refused' } : { kind: 'price', price }
  })

/** Creates binding business offers for the cart. */
export const offersOfList = (shop: Shop, devices: readonly BusinessDevice[], sender: Sender): Promise<BusinessOffer[]> =>
  forEach<BusinessOffer>(shop, devices, async ({ wish, answerTexts }) => {
    const offer = await createOffer(shop, wish, sender)
    return offer.declined ? { kind: 'refused' } : { kind: 'offer', offer, answerTexts }
  })
