import type { FeatureMessages } from '@/storefront/i18n/message-types'
import { account } from './es/account'
import { business } from './es/business'
import { catalog, search } from './es/catalog'
import { checkout, cart } from './es/checkout'
import { clarification } from './es/clarification'
import { common } from './es/common'
import { contact } from './es/contact'
import { home } from './es/home'
import { newsletter } from './es/newsletter'
import { problem } from './es/problem'
import { profile } from './es/profile'
import { shell, content, consent } from './es/shell'
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
