export { default as account } from './en/account.json'
/** What a device page shows from the first answer on. */
export { default as answered } from './en/answered.json'
export { default as business } from './en/business.json'
/** Everything about the cart that shows outside the checkout. */
export { default as cart } from './en/cart.json'
export { default as catalog } from './en/catalog.json'
export { default as checkout } from './en/checkout.json'
export { default as clarification } from './en/clarification.json'
export { default as common } from './en/common.json'
/** Asking before anything is measured, and taking it back. */
export { default as consent } from './en/consent.json'
export { default as contact } from './en/contact.json'
export { default as content } from './en/content.json'
export { default as home } from './en/home.json'
/** Where devices show what they are, by maker (`catalog/identify`). */
export { default as identify } from './en/identify.json'
/** The check of an IMEI, which opens at a touch. */
export { default as imei } from './en/imei.json'
/** The list of devices, of companies and of all others. */
export { default as list } from './en/list.json'
export { default as newsletter } from './en/newsletter.json'
/** Every island has it, so that a lost connection reads the same everywhere. */
export { default as offline } from './en/offline.json'
/** Where a sale is sent from: after it and in the account. */
export { default as parcel } from './en/parcel.json'
/** A sentence for every problem code of the contract (`problem.<code>`). */
export { default as problem } from './en/problem.json'
export { default as profile } from './en/profile.json'
export { default as search } from './en/search.json'
/** Header, footer, skip links and the error screen. The keys in capitals are those of the error screen (E-01, E-02). */
export { default as shell } from './en/shell.json'
export { default as trade } from './en/trade.json'
/** The question flow and its price. */
export { default as valuation } from './en/valuation.json'
