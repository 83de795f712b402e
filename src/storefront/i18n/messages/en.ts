import { account } from './en/account'
import { business } from './en/business'
import { catalog, search } from './en/catalog'
import { checkout, cart } from './en/checkout'
import { clarification } from './en/clarification'
import { common } from './en/common'
import { contact } from './en/contact'
import { home } from './en/home'
import { newsletter } from './en/newsletter'
import { problem } from './en/problem'
import { profile } from './en/profile'
import { shell, content, consent } from './en/shell'
import { trade } from './en/trade'
import { valuation } from './en/valuation'

/** Every text of the shop by feature; the English files are the list that the other languages complete. */
export const en = {
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
