import 'server-only'
import { createTrade, type Sender, type TradeAnswer } from '@/clients/trade'
import type { ProblemError } from '@/contracts/problem'
import { checkoutForm, type CheckoutDetails, type TradeSubmission } from '@/domain/checkout-form'
import { isFieldFault } from '@/domain/field-rules'
import { toE164 } from '@/domain/phone'
import type { Shop } from '@/domain/shop'
import { refusal } from '@/storefront/cart/refusal.server'

/**
 * A logged-in customer sells with an access token; the trade is then the customer's own, and a stored account will do.
 * `clientId`: the browser's, where its owner has agreed.
 */
type Seller = Sender & Readonly<{ accessToken?: string; clientId?: string }>

/**
 * Checks a submission with the browser's own schema and hands it to the platform, built field by field: country,
 * application and business mode are the shop's. `now` in epoch milliseconds. Throws `ApiError` 422 naming every
 * faulty field, and whatever the platform cannot be asked for.
 */
export async function submitTrade(
  shop: Shop,
  submission: TradeSubmission,
  key: string,
  seller: Seller,
  now: number,
): Promise<TradeAnswer> {
  const { customer, company, address, payment, declarations } = checked(shop, submission, seller, now)
  const { lines, voucher } = submission
  return createTrade(
    shop,
    {
      business: shop.business,
      lines: lines.map(({ offerId, quantity, expectedPrice }) => ({ offerId, quantity, expectedPrice })),
      voucher,
      customer,
      company,
      address,
      payment,
      declarations,
      clientId: seller.clientId,
    },
    key,
    seller,
  )
}

function checked(shop: Shop, { form }: TradeSubmission, { requestId, accessToken }: Seller, now: number): CheckoutDetails {
  if (form.payment.type === 'account' && !accessToken)
    throw refusal(422, 'invalid_request', requestId, [{ path: 'payment/type', code: 'invalid' }])
  const { country, zipFormatRegExp, timeZone } = shop.market
  const result = checkoutForm({ country, zipFormatRegExp, timeZone, business: shop.business, now, toE164 }).safeParse(form)
  if (result.success) return result.data
  const errors = result.error.issues.map(({ path, message }): ProblemError => {
    return { path: path.join('/'), code: isFieldFault(message) ? message : 'invalid' }
  })
  throw refusal(422, 'invalid_request', requestId, errors)
}
