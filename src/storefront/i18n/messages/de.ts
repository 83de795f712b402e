import type { FeatureMessages } from '@/storefront/i18n/message-types'
import { account } from './de/account'
import { business } from './de/business'
import { catalog, search } from './de/catalog'
import { checkout, cart } from './de/checkout'
import { clarification } from './de/clarification'
import { common } from './de/common'
import { contact } from './de/contact'
import { home } from './de/home'
import { newsletter } from './de/newsletter'
import { problem } from './de/problem'
import { profile } from './de/profile'
import { shell, content, consent } from './de/shell'
import { trade } from './de/trade'
import { valuation } from './de/valuation'

export const de: FeatureMessages = {
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
