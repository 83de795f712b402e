import type { Money } from '@trade-in-shop/contracts/money'
import type { SaleLimits } from '@trade-in-shop/contracts/sale-limits'
import type { RouteRow } from '@/domain/content/content'
import { euros } from '@/domain/euros'
import { type Language, type Mode, saleLimits } from '@/domain/market/market'
import type { PayoutType } from '@trade-in-shop/contracts/payout-kinds'
import { pathTo, routeRows } from '@/domain/routing/route-map'
import type { Shop } from '@/domain/routing/shop'

/** The part of a shop that components in the browser may know; plain data, the same for every visitor of the shop. */
export type ClientShop = Readonly<{
  market: string
  country: string
  language: Language
  locale: string
  timeZone: string
  currency: 'EUR'
  dateFormat: 'dd.mm.yy' | 'dd/mm/yy'
  mode: Mode
  /** Fixed by the host (M-06). */
  business: boolean
  limits: SaleLimits
  /** Who carries the parcels and what each is insured for; null where the market says nothing of it. */
  carrier: { name: string; insured: Money } | null
  /** Working days from the inspection to the payout, as the market promises. */
  payoutWorkingDays: number
  /** Until when, `HH:MM`, money is transferred on the same working day; null where the market names no time. */
  payoutCutOff: string | null
  zipFormatRegExp: string
  selectedPaymentType: PayoutType
  /** The kinds of account that the market pays to. */
  payoutTypes: readonly PayoutType[]
  b2bAddress: string | null
  /** The address where a company enters its list; null in the business shop itself, and where companies do not sell. */
  businessList: string | null
  routes: readonly RouteRow[]
}>

/** Screens that components in the browser link to; all others are linked from server components. */
const LINKED = new Set([
  'home',
  'contact',
  'checkout',
  'thankYou',
  'content',
  'product',
  'overview',
  'sellCategory',
  'clarification',
  'accountOverview',
  'register',
  'accountManagement',
  'addressChange',
  'paymentChange',
  'passwordForgot',
])

function insuredCarrier({ carrier: { insuredSum }, footerShippingLogo }: Shop['market']): ClientShop['carrier'] {
  return insuredSum === null ? null : { name: footerShippingLogo.name, insured: euros(insuredSum) }
}

/** Picks the browser's part of a shop, field by field. */
export function clientShop({ market, mode, locale, language, business, routes, businessOrigin }: Shop): ClientShop {
  return {
    market: market.code,
    country: market.country,
    language,
    locale,
    timeZone: market.timeZone,
    currency: market.currency,
    dateFormat: market.dateFormat,
    mode,
    business,
    limits: saleLimits(market),
    carrier: insuredCarrier(market),
    payoutWorkingDays: market.promises.payoutWorkingDays,
    payoutCutOff: market.promises.payoutCutOff,
    zipFormatRegExp: market.zipFormatRegExp,
    selectedPaymentType: market.selectedPaymentType,
    payoutTypes: Object.values(market.paymentTypes),
    b2bAddress: market.contact.b2bAddress,
    businessList: businessOrigin && mode === 'default' ? businessOrigin + pathTo(routes, 'b2bLanding') : null,
    routes: routeRows(routes.filter((route) => route.canonical && LINKED.has(route.screen))),
  }
}
