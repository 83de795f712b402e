import type { StaffMessage } from '@/domain/staff-words'

/** Problems of a link or a picture that leads nowhere. */
export const linkWords = {
  valueNeeded: {
    en: 'This kind of link needs a value here.',
    de: 'Diese Art von Link braucht hier einen Wert.',
    es: 'Este tipo de enlace necesita aquí un valor.',
    fr: 'Ce type de lien exige ici une valeur.',
    it: 'Questo tipo di link richiede qui un valore.',
  },
  fullAddress: {
    en: 'Give a full address that starts with https:// or http://.',
    de: 'Geben Sie eine vollständige Adresse an, die mit https:// oder http:// beginnt.',
    es: 'Indique una dirección completa que empiece por https:// o http://.',
    fr: 'Indiquez une adresse complète qui commence par https:// ou http://.',
    it: 'Indichi un indirizzo completo che inizi con https:// o http://.',
  },
  target: {
    en: 'Give a path such as /kontakt, an address with https://, mailto: or tel:.',
    de: 'Geben Sie einen Pfad wie /kontakt oder eine Adresse mit https://, mailto: oder tel: an.',
    es: 'Indique una ruta como /kontakt o una dirección con https://, mailto: o tel:.',
    fr: 'Indiquez un chemin comme /kontakt, ou une adresse avec https://, mailto: ou tel:.',
    it: 'Indichi un percorso come /kontakt o un indirizzo con https://, mailto: o tel:.',
  },
  picture: {
    en: 'Give a path that starts with one slash, or a full https:// address.',
    de: 'Geben Sie einen Pfad mit einem Schrägstrich am Anfang oder eine vollständige Adresse mit https:// an.',
    es: 'Indique una ruta que empiece por una barra o una dirección https:// completa.',
    fr: 'Indiquez un chemin qui commence par une barre oblique, ou une adresse https:// complète.',
    it: 'Indichi un percorso che inizi con una barra o un indirizzo https:// completo.',
  },
} satisfies Record<string, StaffMessage>
