import type { FeatureMessages } from '@/storefront/i18n/message-types'
import { account, profile } from './es/account'
import { business, list } from './es/business'
import { catalog, identify, imei, search } from './es/catalog'
import { cart, checkout } from './es/checkout'
import { contact } from './es/contact'
import { newsletter } from './es/newsletter'
import { common, consent, content, home, offline, problem, shell } from './es/shell'
import { clarification, parcel, trade } from './es/trade'
import { answered, valuation } from './es/valuation'

export const es: FeatureMessages = {
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
