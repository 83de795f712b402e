import type { StaffMessage } from '@/domain/staff-words'

/** A page in all its markets. */
export const translationsPanelWords = {
  title: {
    en: 'This page in every market',
    de: 'Diese Seite in allen Märkten',
    es: 'Esta página en todos los mercados',
    fr: 'Cette page dans chaque marché',
    it: 'Questa pagina in ogni mercato',
  },
  missing: { en: 'missing', de: 'fehlt', es: 'falta', fr: 'absente', it: 'manca' },
  stale: {
    en: 'source has changed',
    de: 'Quelle geändert',
    es: 'el original ha cambiado',
    fr: 'source modifiée',
    it: 'originale cambiato',
  },
  fresh: { en: 'up to date', de: 'aktuell', es: 'al día', fr: 'à jour', it: 'aggiornata' },
  source: { en: 'own text', de: 'eigener Text', es: 'texto propio', fr: 'texte propre', it: 'testo proprio' },
  draft: { en: 'draft', de: 'Entwurf', es: 'borrador', fr: 'brouillon', it: 'bozza' },
  copyTo: {
    en: 'Copy as a draft to',
    de: 'Als Entwurf kopieren nach',
    es: 'Copiar como borrador a',
    fr: 'Copier comme brouillon vers',
    it: 'Copia come bozza in',
  },
  copy: { en: 'Copy', de: 'Kopieren', es: 'Copiar', fr: 'Copier', it: 'Copia' },
  changed: {
    en: 'What has changed in the source since',
    de: 'Was sich seither in der Quelle geändert hat',
    es: 'Qué ha cambiado en el original desde entonces',
    fr: 'Ce qui a changé dans la source depuis',
    it: 'Che cosa è cambiato nell’originale da allora',
  },
  before: { en: 'Before', de: 'Vorher', es: 'Antes', fr: 'Avant', it: 'Prima' },
  after: { en: 'Now', de: 'Jetzt', es: 'Ahora', fr: 'Maintenant', it: 'Ora' },
  compared: {
    en: 'Checked: this page is up to date',
    de: 'Geprüft: Diese Seite ist aktuell',
    es: 'Revisado: esta página está al día',
    fr: 'Vérifié : cette page est à jour',
    it: 'Controllato: questa pagina è aggiornata',
  },
  sideBySide: {
    en: 'See all side by side',
    de: 'Alle nebeneinander ansehen',
    es: 'Ver todas lado a lado',
    fr: 'Les voir côte à côte',
    it: 'Vederle affiancate',
  },
  silent: {
    en: 'The CMS does not answer.',
    de: 'Das CMS antwortet nicht.',
    es: 'El CMS no responde.',
    fr: 'Le CMS ne répond pas.',
    it: 'Il CMS non risponde.',
  },
} satisfies Record<string, StaffMessage>
