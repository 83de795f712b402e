import type { StaffMessage } from '@/domain/staff-words'

/** Words around the texts of the guide. */
export const guideWords = {
  guide: { en: 'Guide', de: 'Anleitung', es: 'Guía', fr: 'Guide', it: 'Guida' },
  intro: {
    en: 'How the work here is done, in ten short pages. Names in bold are those of buttons, fields and lists.',
    de: 'Wie hier gearbeitet wird, auf zehn kurzen Seiten. Fett gedruckt sind die Namen von Schaltflächen, Feldern und Listen.',
    es: 'Cómo se trabaja aquí, en diez páginas breves. En negrita están los nombres de botones, campos y listas.',
    fr: 'Comment travailler ici, en dix courtes pages. En gras : les noms des boutons, des champs et des listes.',
    it: 'Come si lavora qui, in dieci brevi pagine. In grassetto ci sono i nomi di pulsanti, campi ed elenchi.',
  },
  contents: { en: 'Contents', de: 'Inhalt', es: 'Contenido', fr: 'Sommaire', it: 'Indice' },
  turn: { en: 'Other pages', de: 'Weitere Seiten', es: 'Otras páginas', fr: 'Autres pages', it: 'Altre pagine' },
  previous: {
    en: 'Back: {title}',
    de: 'Zurück: {title}',
    es: 'Anterior: {title}',
    fr: 'Précédent : {title}',
    it: 'Indietro: {title}',
  },
  next: { en: 'Next: {title}', de: 'Weiter: {title}', es: 'Siguiente: {title}', fr: 'Suivant : {title}', it: 'Avanti: {title}' },
  here: {
    en: 'The guide to this list',
    de: 'Die Anleitung zu dieser Liste',
    es: 'La guía de esta lista',
    fr: 'Le guide de cette liste',
    it: 'La guida a questo elenco',
  },
} as const satisfies Record<string, StaffMessage>
