import type { StaffMessage } from '@/domain/staff-words'

/** Problems that stop a partner from being saved. */
export const partnerWords = {
  code: {
    en: 'Use 2 to 40 small letters, digits and hyphens.',
    de: 'Verwenden Sie 2 bis 40 Kleinbuchstaben, Ziffern und Bindestriche.',
    es: 'Use de 2 a 40 minúsculas, cifras y guiones.',
    fr: 'Utilisez 2 à 40 lettres minuscules, chiffres et traits d’union.',
    it: 'Usi da 2 a 40 lettere minuscole, cifre e trattini.',
  },
  origin: {
    en: '"{origin}" is not an origin such as "https://www.partner.example".',
    de: '„{origin}“ ist keine Adresse der Form „https://www.partner.example“.',
    es: '«{origin}» no es un origen como «https://www.partner.example».',
    fr: '« {origin} » n’est pas une origine telle que « https://www.partner.example ».',
    it: '«{origin}» non è un’origine come «https://www.partner.example».',
  },
  commission: {
    en: 'Give a whole number of hundredths of a percent, from 0 to 10000.',
    de: 'Geben Sie eine ganze Zahl von Hundertstel Prozent an, von 0 bis 10000.',
    es: 'Indique un número entero de centésimas de punto porcentual, de 0 a 10000.',
    fr: 'Indiquez un nombre entier de centièmes de pour cent, de 0 à 10000.',
    it: 'Indichi un numero intero di centesimi di punto percentuale, da 0 a 10000.',
  },
  colour: {
    en: 'Give a colour such as "#0a5c36". All four, or none.',
    de: 'Geben Sie eine Farbe wie „#0a5c36“ an. Alle vier oder keine.',
    es: 'Indique un color como «#0a5c36». Los cuatro o ninguno.',
    fr: 'Indiquez une couleur comme « #0a5c36 ». Les quatre, ou aucune.',
    it: 'Indichi un colore come «#0a5c36». Tutti e quattro o nessuno.',
  },
  contrast: {
    en: 'Not everybody can read this: {what} it has a contrast of {ratio}, at least {least} is needed.',
    de: 'Das kann nicht jeder lesen: {what} hat sie einen Kontrast von {ratio}, nötig ist mindestens {least}.',
    es: 'No todos pueden leerlo: {what} tiene un contraste de {ratio}; se necesita al menos {least}.',
    fr: 'Tout le monde ne peut pas lire cela : {what}, le contraste est de {ratio}, il faut au moins {least}.',
    it: 'Non tutti possono leggerlo: {what} ha un contrasto di {ratio}; serve almeno {least}.',
  },
  inUse: {
    en: 'Hosts of a market still belong to this partner. Remove them from the market first.',
    de: 'Hosts eines Markts gehören noch zu diesem Partner. Entfernen Sie sie zuerst beim Markt.',
    es: 'Aún hay hosts de un mercado que pertenecen a este socio. Quítelos primero del mercado.',
    fr: 'Des hôtes d’un marché appartiennent encore à ce partenaire. Retirez-les d’abord du marché.',
    it: 'Alcuni host di un mercato appartengono ancora a questo partner. Li tolga prima dal mercato.',
  },
} satisfies Record<string, StaffMessage>
