import type { FeatureMessages } from '@/storefront/i18n/message-types'
import { account, profile } from './fr/account'
import { business, list } from './fr/business'
import { catalog, identify, imei, search } from './fr/catalog'
import { cart, checkout } from './fr/checkout'
import { contact } from './fr/contact'
import { newsletter } from './fr/newsletter'
import { common, consent, content, home, offline, problem, shell } from './fr/shell'
import { clarification, parcel, trade } from './fr/trade'
import { answered, valuation } from './fr/valuation'

export const fr: FeatureMessages = {
  account,
  answered,
  business,
  cart,
  catalog,
  checkout,
  clarification,
  common,
  consent,
  contact,
  content,
  home,
  identify,
  imei,
  list,
  newsletter,
  offline,
  parcel,
  problem,
  profile,
  search,
  shell,
  trade,
  valuation,
}
