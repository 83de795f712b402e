/**
 * Consent Mode v2: everything is denied before any tag can run (G-03). This script is inline in the head of every page. The
 * server entry allows inline scripts by hash, and this exact text is one of them.
 */
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
