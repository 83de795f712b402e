import type { FeatureMessages } from '@/storefront/i18n/message-types'
import { cart } from './de/cart'
import { catalog } from './de/catalog'
import { checkout } from './de/checkout'
import { common } from './de/common'
import { contact } from './de/contact'
import { content } from './de/content'
import { home } from './de/home'
import { later } from './de/later'
import { problem } from './de/problem'
import { search } from './de/search'
import { shell } from './de/shell'
import { trade } from './de/trade'
import { valuation } from './de/valuation'

export const de: FeatureMessages = {
  cart,
  catalog,
  checkout,
  common,
  contact,
  content,
  home,
  later,
  problem,
  search,
  shell,
  trade,
  valuation,
}
