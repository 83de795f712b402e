import type { FeatureMessages } from '@/storefront/i18n/message-types'
import { account, profile } from './it/account'
import { business, list } from './it/business'
import { catalog, identify, imei, search } from './it/catalog'
import { cart, checkout } from './it/checkout'
import { contact } from './it/contact'
import { newsletter } from './it/newsletter'
import { common, consent, content, home, offline, problem, shell } from './it/shell'
import { clarification, parcel, trade } from './it/trade'
import { answered, valuation } from './it/valuation'

export const it: FeatureMessages = {
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
