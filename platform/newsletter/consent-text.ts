import type { TextLanguage } from '@platform/markets/market'

/**
 * The words that a subscriber agrees to: they are in the mail that asks for the confirmation, and in the proof. A new wording
 * gets a new entry here; proofs refer to the one that was read.
 */
const DE =
  'Ich möchte den Newsletter von Revalo mit Ankaufspreisen und Aktionen per E-Mail erhalten. Ich kann ihn jederzeit über den Link in jeder E-Mail abbestellen.'
export const CONSENT_TEXT: Readonly<Record<TextLanguage, string>> = {
  de: DE,
  at: DE,
  en: 'I would like to receive the Revalo newsletter with trade-in prices and offers by e-mail. I can unsubscribe at any time with the link in every mail.',
  es: 'Deseo recibir por correo electrónico el boletín de Revalo con precios de compra y promociones. Puedo darme de baja en cualquier momento con el enlace de cada correo.',
  fr: 'Je souhaite recevoir par e-mail la newsletter de Revalo avec les prix de reprise et les offres. Je peux me désinscrire à tout moment grâce au lien présent dans chaque e-mail.',
  it: 'Desidero ricevere per e-mail la newsletter di Revalo con prezzi di acquisto e promozioni. Posso annullare l’iscrizione in qualsiasi momento con il link presente in ogni e-mail.',
}
