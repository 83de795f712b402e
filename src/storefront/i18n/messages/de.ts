import type { FeatureMessages } from '@/storefront/i18n/message-types'
import { account, profile } from './de/account'
import { business, list } from './de/business'
import { catalog, identify, imei, search } from './de/catalog'
import { cart, checkout } from './de/checkout'
import { contact } from './de/contact'
import { newsletter } from './de/newsletter'
import { common, consent, content, home, offline, problem, shell } from './de/shell'
import { clarification, parcel, trade } from './de/trade'
import { answered, valuation } from './de/valuation'

export const de: FeatureMessages = {
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
