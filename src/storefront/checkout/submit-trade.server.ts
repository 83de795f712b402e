import 'server-only'
import { createTrade, type Sender, type TradeAnswer } from '@/clients/trade-client'
import type { ProblemError } from '@trade-in-shop/contracts/problem'
import type { SaleDetails, TradeRequest } from '@trade-in-shop/contracts/trades'
import { checkoutForm, type TradeSubmission } from '@/domain/checkout/checkout-form'
import { isFieldProblem } from '@/domain/checkout/field-rules'
import { toE164 } from '@/domain/checkout/phone'
import type { Shop } from '@/domain/routing/shop'
import { apiError } from '@/http/api-problem'

/**
 * With an access token the trade belongs to the logged-in customer, who may use a stored account. `clientId`: the
 * browser's tracking id, only after consent.
 */
type Seller = Sender & Readonly<{ accessToken?: string; clientId?: string }>

/**
 * Checks a submission with the browser's own schema and sends it to the platform: country,
 * application and business mode are the shop's. `now` in epoch milliseconds. Throws `ApiError` 422 with every faulty
 * field, and the platform's error when its call fails.
 */
export async function submitTrade(
  shop: Shop,
  submission: TradeSubmission,
  key: string,
  seller: Seller,
  now: number,
): Promise<TradeAnswer> {
  const { ifLower, ...details } = checked(shop, submission, seller, now)
  const { lines, voucher, form } = submission
  return createTrade(
    shop,
    {
      business: shop.business,
      lines: lines.map(({ offerId, quantity, expectedPrice, parcel }) => ({ offerId, quantity, expectedPrice, parcel })),
      voucher,
      ...details,
      saveAddress: seller.accessToken && form.saveAddress ? true : undefined,
      ifLower: ifLower?.kind === 'ask' ? undefined : ifLower,
      clientId: seller.clientId,
    } satisfies Record<Exclude<keyof TradeRequest, keyof typeof details | 'application'>, unknown>,
    key,
    seller,
  )
}

function checked(shop: Shop, { form, lines }: TradeSubmission, { accessToken }: Seller, now: number): SaleDetails {
  if (form.payment.type === 'account' && !accessToken)
    throw apiError(422, 'invalid_request', { errors: [{ path: 'payment/type', code: 'invalid' }] })
  const unpriced = lines.findIndex(({ expectedPrice }) => expectedPrice === undefined)
  // The least sum is what the seller saw minus what the price may fall by.
  if (form.ifLower?.kind === 'accept' && unpriced >= 0)
    throw apiError(422, 'invalid_request', { errors: [{ path: `lines/${unpriced}/expectedPrice`, code: 'required' }] })
  const { country, zipFormatRegExp, timeZone } = shop.market
  // The prices that the seller saw: the platform refuses the sale when they are not its own.
  const devicesTotal = lines.reduce((sum, { expectedPrice = 0, quantity }) => sum + expectedPrice * quantity, 0)
  const { business } = shop
  const result = checkoutForm({ country, zipFormatRegExp, timeZone, business, devicesTotal, now, toE164 }).safeParse(form)
  if (result.success) return result.data
  const errors = result.error.issues.map(({ path, message }): ProblemError => {
    return { path: path.join('/'), code: isFieldProblem(message) ? message : 'invalid' }
  })
  throw apiError(422, 'invalid_request', { errors })
}
