import type { StaffMessage } from '@/domain/staff-words'

/** What each setting of a market must look like. */
export const settingWords = {
  needed: {
    en: 'This is needed.',
    de: 'Diese Angabe wird gebraucht.',
    es: 'Este dato es necesario.',
    fr: 'Cette indication est nécessaire.',
    it: 'Questo dato è necessario.',
  },
  illegal: {
    en: 'This value cannot be used here.',
    de: 'Dieser Wert ist hier nicht möglich.',
    es: 'Este valor no es posible aquí.',
    fr: 'Cette valeur n’est pas possible ici.',
    it: 'Questo valore qui non è possibile.',
  },
  code: {
    en: 'Two small letters, such as "at".',
    de: 'Zwei Kleinbuchstaben, etwa „at“.',
    es: 'Dos letras minúsculas, por ejemplo «at».',
    fr: 'Deux lettres minuscules, par exemple « at ».',
    it: 'Due lettere minuscole, ad esempio «at».',
  },
  country: {
    en: 'Two capital letters, such as "AT".',
    de: 'Zwei Großbuchstaben, etwa „AT“.',
    es: 'Dos letras mayúsculas, por ejemplo «AT».',
    fr: 'Deux lettres majuscules, par exemple « AT ».',
    it: 'Due lettere maiuscole, ad esempio «AT».',
  },
  locale: {
    en: 'Language and region, such as "de-AT". Languages: en, de, es, fr, it.',
    de: 'Sprache und Region, etwa „de-AT“. Sprachen: en, de, es, fr, it.',
    es: 'Idioma y región, por ejemplo «de-AT». Idiomas: en, de, es, fr, it.',
    fr: 'Langue et région, par exemple « de-AT ». Langues : en, de, es, fr, it.',
    it: 'Lingua e regione, ad esempio «de-AT». Lingue: en, de, es, fr, it.',
  },
  applicationId: {
    en: '"wkfs_" and the locale with an underscore, such as "wkfs_de_AT".',
    de: '„wkfs_“ und Sprache mit Region, durch Unterstrich verbunden, etwa „wkfs_de_AT“.',
    es: '«wkfs_» y el idioma con la región, con guion bajo, por ejemplo «wkfs_de_AT».',
    fr: '« wkfs_ » puis la langue et la région avec un tiret bas, par exemple « wkfs_de_AT ».',
    it: '«wkfs_» e la lingua con la regione, con il trattino basso, ad esempio «wkfs_de_AT».',
  },
  index: {
    en: 'Small letters, digits, - and _, at most 64.',
    de: 'Kleinbuchstaben, Ziffern, - und _, höchstens 64.',
    es: 'Minúsculas, cifras, - y _, como máximo 64.',
    fr: 'Lettres minuscules, chiffres, - et _, 64 au plus.',
    it: 'Lettere minuscole, cifre, - e _, al massimo 64.',
  },
  hostname: {
    en: 'Small letters, digits, dots and hyphens, without https:// and port, such as "de.shop.example".',
    de: 'Kleinbuchstaben, Ziffern, Punkte und Bindestriche, ohne https:// und Port, etwa „de.shop.example“.',
    es: 'Minúsculas, cifras, puntos y guiones, sin https:// ni puerto, por ejemplo «de.shop.example».',
    fr: 'Lettres minuscules, chiffres, points et traits d’union, sans https:// ni port, par exemple « de.shop.example ».',
    it: 'Lettere minuscole, cifre, punti e trattini, senza https:// né porta, ad esempio «de.shop.example».',
  },
  timeZone: {
    en: 'An IANA name, such as "Europe/Vienna".',
    de: 'Ein IANA-Name, etwa „Europe/Vienna“.',
    es: 'Un nombre IANA, por ejemplo «Europe/Vienna».',
    fr: 'Un nom IANA, par exemple « Europe/Vienna ».',
    it: 'Un nome IANA, ad esempio «Europe/Vienna».',
  },
  noTimeZone: {
    en: '"{name}" is no time zone. Give an IANA name, such as "Europe/Vienna".',
    de: '„{name}“ ist keine Zeitzone. Geben Sie einen IANA-Namen an, etwa „Europe/Vienna“.',
    es: '«{name}» no es una zona horaria. Indique un nombre IANA, por ejemplo «Europe/Vienna».',
    fr: '« {name} » n’est pas un fuseau horaire. Indiquez un nom IANA, par exemple « Europe/Vienna ».',
    it: '«{name}» non è un fuso orario. Indichi un nome IANA, ad esempio «Europe/Vienna».',
  },
  address: {
    en: 'A full address that starts with https://.',
    de: 'Eine vollständige Adresse, die mit https:// beginnt.',
    es: 'Una dirección completa que empieza por https://.',
    fr: 'Une adresse complète qui commence par https://.',
    it: 'Un indirizzo completo che inizia con https://.',
  },
  searchDefault: {
    en: 'The market {name} is this already; one market at most.',
    de: 'Das ist schon der Markt {name}; höchstens ein Markt.',
    es: 'Ya lo es el mercado {name}; como máximo un mercado.',
    fr: 'Le marché {name} l’est déjà ; un seul marché au plus.',
    it: 'Lo è già il mercato {name}; al massimo un mercato.',
  },
} satisfies Record<string, StaffMessage>
