import type { FeatureMessages } from '@/storefront/i18n/message-types'
import { account } from './fr/account'
import { business } from './fr/business'
import { catalog, search } from './fr/catalog'
import { checkout, cart } from './fr/checkout'
import { clarification } from './fr/clarification'
import { common } from './fr/common'
import { contact } from './fr/contact'
import { home } from './fr/home'
import { newsletter } from './fr/newsletter'
import { problem } from './fr/problem'
import { profile } from './fr/profile'
import { shell, content, consent } from './fr/shell'
import { trade } from './fr/trade'
import { valuation } from './fr/valuation'

export const fr: FeatureMessages = {
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
