import type { TextLanguage } from '@platform/markets/platform-market'

/** Words of the mail about a guest's payout. `{…}` is filled in; nothing in here is HTML. */
export type PayoutWords = Readonly<{
  greeting: string
  /** Where the address is not confirmed, or the name is none that a mail greets by (decision 173). */
  greetingUnnamed: string
  signature: string
  subject: string
  heading: string
  intro: string
  number: string
  account: string
  paragraphs: readonly string[]
  link: string
}>

const german: PayoutWords = {
  greeting: 'Guten Tag {name},',
  greetingUnnamed: 'Guten Tag,',
  signature: 'Ihr Team von Revalo',
  subject: 'Auszahlung geändert: {number}',
  heading: 'Die Auszahlung Ihres Verkaufs wurde geändert',
  intro: 'für Ihren Verkauf wurde ein anderes Konto angegeben. Dorthin zahlen wir das Geld aus:',
  number: 'Verkaufsnummer',
  account: 'Auszahlung auf',
  paragraphs: [
    'Waren Sie das nicht? Tragen Sie über den Link sofort wieder Ihr eigenes Konto ein und schreiben Sie uns über das Kontaktformular. Geben Sie den Link nicht weiter.',
    'Ändern lässt sich das Konto, bis wir mit der Prüfung Ihres Geräts beginnen.',
  ],
  link: 'Verkauf ansehen',
}

export const PAYOUT_WORDS: Readonly<Record<TextLanguage, PayoutWords>> = {
  de: german,
  at: german,
  en: {
    greeting: 'Hello {name},',
    greetingUnnamed: 'Hello,',
    signature: 'Your Revalo team',
    subject: 'Payout changed: {number}',
    heading: 'The payout of your sale was changed',
    intro: 'Another account was entered for your sale. This is where we will pay the money:',
    number: 'Sale number',
    account: 'Payout to',
    paragraphs: [
      'Was this not you? Use the link to enter your own account again at once, and write to us with the contact form. Do not pass the link on.',
      'The account can be changed until we begin to check your device.',
    ],
    link: 'See the sale',
  },
  es: {
    greeting: 'Hola, {name}:',
    greetingUnnamed: 'Hola:',
    signature: 'El equipo de Revalo',
    subject: 'Forma de cobro modificada: {number}',
    heading: 'Se ha modificado el cobro de su venta',
    intro: 'Se ha indicado otra cuenta para su venta. Pagaremos el dinero aquí:',
    number: 'Número de venta',
    account: 'Pago en',
    paragraphs: [
      '¿No ha sido usted? Indique de nuevo su propia cuenta con el enlace cuanto antes y escríbanos a través del formulario de contacto. No comparta el enlace con nadie.',
      'La cuenta se puede cambiar hasta que empecemos a revisar su dispositivo.',
    ],
    link: 'Ver la venta',
  },
  fr: {
    greeting: 'Bonjour {name},',
    greetingUnnamed: 'Bonjour,',
    signature: 'L’équipe Revalo',
    subject: 'Versement modifié\u00a0: {number}',
    heading: 'Le versement de votre vente a été modifié',
    intro: 'Un autre compte a été indiqué pour votre vente. C’est là que nous verserons l’argent\u00a0:',
    number: 'Numéro de vente',
    account: 'Versement sur',
    paragraphs: [
      'Ce n’était pas vous\u00a0? Indiquez tout de suite votre propre compte à l’aide du lien et écrivez-nous par le formulaire de contact. Ne transmettez ce lien à personne.',
      'Le compte peut être modifié jusqu’à ce que nous commencions le contrôle de votre appareil.',
    ],
    link: 'Voir la vente',
  },
  it: {
    greeting: 'Buongiorno {name},',
    greetingUnnamed: 'Buongiorno,',
    signature: 'Il team di Revalo',
    subject: 'Pagamento modificato: {number}',
    heading: 'Il pagamento della Sua vendita è stato modificato',
    intro: 'per la Sua vendita è stato indicato un altro conto. Invieremo lì il Suo denaro:',
    number: 'Numero di vendita',
    account: 'Pagamento su',
    paragraphs: [
      'Non l’ha fatto Lei? Indichi subito di nuovo il Suo conto con il link e ci scriva tramite il modulo di contatto. Non dia il link a nessuno.',
      'Il conto si può modificare finché non iniziamo a controllare il Suo dispositivo.',
    ],
    link: 'Vedi la vendita',
  },
}
