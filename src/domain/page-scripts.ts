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

/**
 * Says on the document, before anything is painted, that the browser holds no cart of any kind. Part of the checkout, before
 * what depends on that.
 */
export const MARK_WITHOUT_CART =
  "try{Object.keys(localStorage).some(function(k){return k.startsWith('cart.')})||(document.documentElement.dataset.cart='none')}catch(e){}"

export const PAGE_SCRIPTS: ReadonlySet<string> = new Set([CONSENT_DEFAULTS, MARK_WITHOUT_CART])
