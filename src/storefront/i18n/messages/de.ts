import type { FeatureMessages } from '@/storefront/i18n/message-types'
import { account } from './de/account'
import { cart } from './de/cart'
import { catalog } from './de/catalog'
import { checkout } from './de/checkout'
import { clarification } from './de/clarification'
import { common } from './de/common'
import { consent } from './de/consent'
import { contact } from './de/contact'
import { content } from './de/content'
import { home } from './de/home'
import { later } from './de/later'
import { newsletter } from './de/newsletter'
import { problem } from './de/problem'
import { profile } from './de/profile'
import { search } from './de/search'
import { shell } from './de/shell'
import { trade } from './de/trade'
import { valuation } from './de/valuation'

export const de: FeatureMessages = {
  account,
  cart,
  catalog,
  checkout,
  clarification,
  common,
  consent,
  contact,
  content,
  home,
  later,
  newsletter,
  problem,
  profile,
  search,
  shell,
  trade,
  valuation,
}
