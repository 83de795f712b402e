import type { FeatureMessages } from '@/storefront/i18n/message-types'
import { account } from './de/account'
import { business } from './de/business'
import { cart } from './de/cart'
import { catalog } from './de/catalog'
import { checkout } from './de/checkout'
import { clarification } from './de/clarification'
import { common } from './de/common'
import { consent } from './de/consent'
import { contact } from './de/contact'
import { content } from './de/content'
import { home } from './de/home'
import { newsletter } from './de/newsletter'
import { problem } from './de/problem'
import { profile } from './de/profile'
import { search } from './de/search'
import { shell } from './de/shell'
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
