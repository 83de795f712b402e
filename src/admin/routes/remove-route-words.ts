import type { StaffMessage } from '@/domain/staff-words'

/** What staff read before they delete the addresses of a screen. */
export const removeRouteWords = {
  open: { en: 'Delete …', de: 'Löschen …', es: 'Eliminar…', fr: 'Supprimer…', it: 'Elimina…' },
  title: {
    en: 'Delete the addresses of this screen',
    de: 'Adressen dieser Shop-Seite löschen',
    es: 'Eliminar las direcciones de esta pantalla',
    fr: 'Supprimer les adresses de cet écran',
    it: 'Elimina gli indirizzi di questa schermata',
  },
  english: {
    en: 'The screen stays: from then on it has its English address {address}.',
    de: 'Die Shop-Seite bleibt: Sie hat danach ihre englische Adresse {address}.',
    es: 'La pantalla sigue existiendo: a partir de entonces tiene su dirección en inglés, {address}.',
    fr: 'L’écran reste : il a dès lors son adresse anglaise, {address}.',
    it: 'La schermata resta: da quel momento ha il suo indirizzo in inglese, {address}.',
  },
  lost: {
    en: 'Addresses that end',
    de: 'Adressen, die wegfallen',
    es: 'Direcciones que desaparecen',
    fr: 'Adresses qui disparaissent',
    it: 'Indirizzi che spariscono',
  },
  nothingLost: {
    en: 'No address ends: each is also the English one.',
    de: 'Keine Adresse fällt weg: Jede ist auch die englische.',
    es: 'No desaparece ninguna dirección: todas coinciden con la inglesa.',
    fr: 'Aucune adresse ne disparaît : chacune est aussi l’adresse anglaise.',
    it: 'Nessun indirizzo sparisce: ognuno è anche quello inglese.',
  },
  keep: {
    en: 'Keep them alive by a redirect (301)',
    de: 'Mit einer Weiterleitung (301) erhalten',
    es: 'Mantenerlas con una redirección (301)',
    fr: 'Les garder par une redirection (301)',
    it: 'Mantienili con un reindirizzamento (301)',
  },
  gone: {
    en: 'They will answer “not found” from then on.',
    de: 'Danach antworten sie mit „nicht gefunden“.',
    es: 'A partir de entonces responderán «no encontrado».',
    fr: 'Elles répondront dès lors « introuvable ».',
    it: 'Da quel momento risponderanno «non trovato».',
  },
  target: {
    en: 'They lead to this screen or page',
    de: 'Sie führen zu dieser Shop-Seite oder Inhaltsseite',
    es: 'Llevan a esta pantalla o página',
    fr: 'Elles mènent à cet écran ou à cette page',
    it: 'Portano a questa schermata o pagina',
  },
  now: { en: 'Delete', de: 'Löschen', es: 'Eliminar', fr: 'Supprimer', it: 'Elimina' },
  deleting: { en: 'Deleting …', de: 'Wird gelöscht …', es: 'Eliminando…', fr: 'Suppression…', it: 'Eliminazione…' },
  cancel: { en: 'Cancel', de: 'Abbrechen', es: 'Cancelar', fr: 'Annuler', it: 'Annulla' },
  reading: {
    en: 'Reading the addresses…',
    de: 'Die Adressen werden gelesen …',
    es: 'Leyendo las direcciones…',
    fr: 'Lecture des adresses…',
    it: 'Lettura degli indirizzi…',
  },
  failed: {
    en: 'That did not work. Please try again.',
    de: 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
    es: 'No ha funcionado. Vuelva a intentarlo.',
    fr: 'Cela n’a pas fonctionné. Veuillez réessayer.',
    it: 'Non ha funzionato. Riprovi.',
  },
} satisfies Record<string, StaffMessage>
