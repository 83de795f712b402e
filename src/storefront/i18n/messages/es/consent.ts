import type { FeatureMessages } from '@/storefront/i18n/message-types'

export const consent: FeatureMessages['consent'] = {
  'consent.label': 'Cookies y medición',
  'consent.text':
    '¿Podemos medir qué anuncio le ha traído hasta aquí y recordar lo que le interesa? La tienda funciona igual de bien sin ello.',
  'consent.accept': 'De acuerdo',
  'consent.refuse': 'Solo lo necesario',
  'consent.more': 'Más en nuestra política de privacidad',
  'consent.give': 'Permitir la medición',
  'consent.withdraw': 'Retirar el consentimiento de medición',
  'consent.given': 'Gracias. Puede cambiarlo aquí cuando quiera.',
  'consent.withdrawn': 'La medición está desactivada y sus cookies se han borrado.',
}
