import type { Declined } from '@/contracts/offers'
import type { TextLanguage } from '@platform/markets'

const REASON: Record<TextLanguage, string> = {
  de: 'Dieses Gerät kaufen wir zurzeit nicht an. Wir recyceln es gern kostenlos für Sie.',
  at: 'Dieses Gerät kaufen wir derzeit nicht an. Wir recyceln es gern kostenlos für Sie.',
  en: 'We do not buy this device at the moment. We are happy to recycle it for you free of charge.',
  es: 'De momento no compramos este dispositivo. Si lo desea, lo reciclamos gratis.',
  fr: 'Nous ne rachetons pas cet appareil pour le moment. Nous le recyclons volontiers gratuitement.',
  it: 'Al momento non acquistiamo questo dispositivo. Se lo desidera, lo ricicliamo gratuitamente.',
}

/** Why a device without a price is not bought, in the market's language. */
export const notBought = (language: TextLanguage): Declined => ({ code: 'not_bought', reason: REASON[language] })
