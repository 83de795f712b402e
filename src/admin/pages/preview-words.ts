import type { StaffMessage } from '@/domain/staff-words'

/** In which of a market's shops the draft is shown. */
export const previewWords = {
  title: {
    en: 'Preview in the layout of',
    de: 'Vorschau im Layout von',
    es: 'Vista previa en el diseño de',
    fr: 'Aperçu dans la mise en page de',
    it: 'Anteprima nel layout di',
  },
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
} satisfies Record<string, StaffMessage>
