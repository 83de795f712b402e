import type { StaffMessage } from '@/domain/staff-words'

/** What is said when a page cannot be copied or compared. */
export const copyWords = {
  noMarket: {
    en: 'Choose another market than the page’s own.',
    de: 'Wählen Sie einen anderen Markt als den der Seite.',
    es: 'Elija un mercado distinto al de la página.',
    fr: 'Choisissez un autre marché que celui de la page.',
    it: 'Scelga un mercato diverso da quello della pagina.',
  },
  noSource: {
    en: 'This page follows no other page.',
    de: 'Diese Seite folgt keiner anderen.',
    es: 'Esta página no sigue a ninguna otra.',
    fr: 'Cette page n’en suit aucune autre.',
    it: 'Questa pagina non segue nessun’altra.',
  },
} satisfies Record<string, StaffMessage>
