import type { StaffMessage } from '@/domain/staff-words'

/** What the CMS says when a version cannot be brought back. */
export const versionWords = {
  nothing: {
    en: 'Nothing of this version differs from the document as it is now. Tick what is to come back.',
    de: 'Von diesem Stand weicht nichts mehr ab. Kreuzen Sie an, was zurückkommen soll.',
    es: 'Nada de esta versión difiere del documento actual. Marque lo que debe volver.',
    fr: 'Rien de cette version ne diffère plus du document actuel. Cochez ce qui doit revenir.',
    it: 'Nulla di questa versione differisce dal documento attuale. Spunti ciò che deve tornare.',
  },
} satisfies Record<string, StaffMessage>
