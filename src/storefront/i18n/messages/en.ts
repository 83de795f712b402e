import { account } from './en/account'
import { business } from './en/business'
import { cart } from './en/cart'
import { catalog } from './en/catalog'
import { checkout } from './en/checkout'
import { clarification } from './en/clarification'
import { common } from './en/common'
import { consent } from './en/consent'
import { contact } from './en/contact'
import { content } from './en/content'
import { home } from './en/home'
import { newsletter } from './en/newsletter'
import { problem } from './en/problem'
import { profile } from './en/profile'
import { search } from './en/search'
import { shell } from './en/shell'
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
