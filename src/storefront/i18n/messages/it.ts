import type { FeatureMessages } from '@/storefront/i18n/message-types'
import { account } from './it/account'
import { business } from './it/business'
import { catalog, search } from './it/catalog'
import { checkout, cart } from './it/checkout'
import { clarification } from './it/clarification'
import { common } from './it/common'
import { contact } from './it/contact'
import { home } from './it/home'
import { newsletter } from './it/newsletter'
import { problem } from './it/problem'
import { profile } from './it/profile'
import { shell, content, consent } from './it/shell'
import { trade } from './it/trade'
import { valuation } from './it/valuation'

export const it: FeatureMessages = {
  account,
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
  newsletter,
  problem,
  profile,
  search,
  shell,
  trade,
  valuation,
}
