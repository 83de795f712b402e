import { account, profile } from './en/account'
import { business, list } from './en/business'
import { catalog, identify, imei, search } from './en/catalog'
import { cart, checkout } from './en/checkout'
import { contact } from './en/contact'
import { newsletter } from './en/newsletter'
import { common, consent, content, home, offline, problem, shell } from './en/shell'
import { clarification, parcel, trade } from './en/trade'
import { answered, valuation } from './en/valuation'

/** Every text of the shop by feature; the English files are the list that the other languages complete. */
export const en = {
  account,
  answered,
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
  identify,
  imei,
  list,
  newsletter,
  offline,
  parcel,
  problem,
  profile,
  search,
  shell,
  trade,
  valuation,
}
