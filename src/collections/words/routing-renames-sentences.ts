import { sentences } from './sentences'

/** Redirects from changed addresses. */
export const routingRenamesSentences = sentences({
  'Keep the old address alive': {
    de: 'Alte Adresse erhalten',
    es: 'Mantener la dirección antigua',
    fr: 'Garder l’ancienne adresse',
    it: 'Mantieni il vecchio indirizzo',
  },
  'A redirect (301) leads from the old address to the new one, in this market.': {
    de: 'Eine Weiterleitung (301) führt von der alten Adresse zur neuen, in diesem Markt.',
    es: 'Una redirección (301) lleva de la dirección antigua a la nueva, en este mercado.',
    fr: 'Une redirection (301) mène de l’ancienne adresse à la nouvelle, dans ce marché.',
    it: 'Un reindirizzamento (301) porta dal vecchio indirizzo al nuovo, in questo mercato.',
  },
  'Keep old addresses alive': {
    de: 'Alte Adressen erhalten',
    es: 'Mantener las direcciones antiguas',
    fr: 'Garder les anciennes adresses',
    it: 'Mantieni i vecchi indirizzi',
  },
  'A redirect (301) leads from each address that leaves the list to the screen, in this market.': {
    de: 'Eine Weiterleitung (301) führt von jeder Adresse, die aus der Liste fällt, zur Shop-Seite, in diesem Markt.',
    es: 'Una redirección (301) lleva a la pantalla desde cada dirección que sale de la lista, en este mercado.',
    fr: 'Une redirection (301) mène à l’écran depuis chaque adresse qui quitte la liste, dans ce marché.',
    it: 'Un reindirizzamento (301) porta alla schermata da ogni indirizzo che esce dall’elenco, in questo mercato.',
  },
})
