import type { ContactWords } from './contact-words'

export const de: ContactWords = {
  greeting: 'Guten Tag {name},',
  greetingUnnamed: 'Guten Tag,',
  signature: 'Ihr Team von Revalo',
  facts: {
    number: 'Ticketnummer',
    subject: 'Thema',
    name: 'Name',
    email: 'E-Mail',
    trade: 'Verkaufsnummer',
    business: 'Firmenkunde',
    yes: 'ja',
  },
  devices: 'Geräte im Verkaufskorb:',
  device: '{quantity} × {device}: je {price} (Angebot {offerId})',
  staff: {
    subject: '[{number}] {subject}',
    heading: 'Neue Nachricht',
    greeting: 'Nachricht über das Kontaktformular:',
    closing: 'Antworten Sie einfach auf diese E-Mail. Alle Angaben und Texte stammen vom Besucher.',
  },
  copy: {
    subject: 'Ihre Nachricht an Revalo ({number})',
    heading: 'Ihre Nachricht ist angekommen',
    intro: 'vielen Dank. Wir antworten Ihnen in der Regel innerhalb eines Werktags. Das haben Sie uns geschrieben:',
    closing:
      'Bitte nennen Sie bei Rückfragen Ihre Ticketnummer {number}. Haben Sie uns nicht geschrieben? Dann hat jemand Ihre Adresse eingetragen, und Sie können diese E-Mail löschen.',
  },
  subjects: {
    offer_question: 'Frage zu einem Angebot',
    trade_status: 'Stand meines Verkaufs',
    shipping_label: 'Versand und Versandlabel',
    clarification: 'Abweichung bei der Prüfung',
    payout: 'Auszahlung',
    device_return: 'Rücksendung meines Geräts',
    account_access: 'Anmeldung und Kundenkonto',
    privacy_erasure: 'Datenschutz und Löschung meiner Daten',
    business_partner: 'Firmen und Partner',
    other_feedback: 'Etwas anderes oder Feedback',
  },
}
