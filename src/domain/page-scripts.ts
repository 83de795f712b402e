// Inline scripts of our own. The server entry allows inline scripts by hash, and these exact texts are among them.

/** Consent Mode v2: everything is denied before any tag can run (G-03). Part of the head of every page. */
export const CONSENT_DEFAULTS =
  'window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}' +
  "gtag('consent','default',{ad_storage:'denied',ad_user_data:'denied',ad_personalization:'denied',analytics_storage:'denied',personalization_storage:'denied'})"

export const CONSENT_SIGNALS = [
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
  'analytics_storage',
  'personalization_storage',
] as const

// Marks on the document, set before anything is painted: what the browser holds or does not hold. Each is part of a screen, before what
// depends on it. The prefixes are those of `STORED`; plain texts, so that no browser loads them with the signals.

/** In the checkout: no cart of any kind. */
export const MARK_WITHOUT_CART =
  "try{Object.keys(localStorage).some(function(k){return k.startsWith('cart.')})||(document.documentElement.dataset.stored='none')}catch(e){}"
/** In the account: neither a log-in, nor a sale that a guest follows by a link or since before a reload. */
export const MARK_WITHOUT_ACCOUNT =
  "try{location.hash||Object.keys(localStorage).some(function(k){return k.startsWith('account')})||Object.keys(sessionStorage).some(function(k){return k.startsWith('guest-trade')})||(document.documentElement.dataset.stored='none')}catch(e){}"
/** In the checkout: a customer who is logged in, to whom is not said what is said to guests. */
export const MARK_WITH_ACCOUNT =
  "try{Object.keys(localStorage).some(function(k){return k.startsWith('account.')&&localStorage[k].includes('\"isLoggedIn\":true')})&&(document.documentElement.dataset.account='')}catch(e){}"
/**
 * On a device: answers are stored under the key in `data-key`, or the address names a saved price (U-07), so that another question
 * than the first will be open.
 */
export const MARK_WITH_ANSWERS =
  "try{(location.hash.startsWith('#quote=')||sessionStorage.getItem(document.currentScript.dataset.key))&&(document.documentElement.dataset.answers='stored')}catch(e){}"
