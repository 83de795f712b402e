import type { Environment, Mode } from './market'
import type { StaffMessage } from '@/domain/staff-words'

/** What staff call the display modes of a host. */
export const MODE_WORDS: Readonly<Record<Mode, StaffMessage>> = {
  default: { en: 'Shop', de: 'Shop', es: 'Tienda', fr: 'Boutique', it: 'Negozio' },
  b2bWidget: {
    en: 'Business widget',
    de: 'Geschäftskunden-Widget',
    es: 'Widget para empresas',
    fr: 'Widget pour les entreprises',
    it: 'Widget per le aziende',
  },
  agan: { en: 'Partner shop', de: 'Partnershop', es: 'Tienda de socio', fr: 'Boutique partenaire', it: 'Negozio del partner' },
  aganwidget: {
    en: 'Partner widget',
    de: 'Partner-Widget',
    es: 'Widget de socio',
    fr: 'Widget partenaire',
    it: 'Widget del partner',
  },
}

/** What staff call the environments of a host. */
export const ENVIRONMENT_WORDS: Readonly<Record<Environment, StaffMessage>> = {
  production: { en: 'Production', de: 'Produktion', es: 'Producción', fr: 'Production', it: 'Produzione' },
  test: { en: 'Test', de: 'Test', es: 'Prueba', fr: 'Test', it: 'Test' },
  stage: { en: 'Stage', de: 'Abnahme', es: 'Preproducción', fr: 'Préproduction', it: 'Collaudo' },
  local: { en: 'Local', de: 'Lokal', es: 'Local', fr: 'Local', it: 'Locale' },
}
