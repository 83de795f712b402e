import type { FeatureMessages } from '@/storefront/i18n/message-types'
import { account } from './es/account'
import { business } from './es/business'
import { cart } from './es/cart'
import { catalog } from './es/catalog'
import { checkout } from './es/checkout'
import { clarification } from './es/clarification'
import { common } from './es/common'
import { consent } from './es/consent'
import { contact } from './es/contact'
import { content } from './es/content'
import { home } from './es/home'
import { newsletter } from './es/newsletter'
import { problem } from './es/problem'
import { profile } from './es/profile'
import { search } from './es/search'
import { shell } from './es/shell'
import { trade } from './es/trade'
import { valuation } from './es/valuation'

export const es: FeatureMessages = {
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
