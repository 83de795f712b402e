import type { MailWords } from './mail-words'

export const de: MailWords = {
  greeting: 'Guten Tag {name},',
  facts: {
    number: 'Verkaufsnummer',
    total: 'Sie erhalten',
    voucher: 'Darin: Gutschein {code}',
    lock: 'Preis gilt bis',
    payout: 'Auszahlung auf',
  },
  devices: 'Ihre Geräte',
  checklist: 'Bevor Sie das Paket schließen',
  toTrade: 'Verkauf ansehen',
  questions: 'Haben Sie Fragen? Schreiben Sie uns über das Kontaktformular und nennen Sie Ihre Verkaufsnummer {number}.',
  signature: 'Ihr Team von Revalo',
  received: {
    subject: 'Ihr Verkauf {number}: Versandlabel und nächste Schritte',
    heading: 'Wir haben Ihren Verkauf erhalten',
    intro: 'vielen Dank für Ihren Verkauf. Sie erhalten {total}, sobald Ihr Paket bei uns angekommen und geprüft ist.',
    label:
      'Das kostenlose Versandlabel hängt als PDF an dieser E-Mail. Ohne Drucker zeigen Sie in der Annahmestelle einfach den Code auf dem Label.',
    lock: 'Geben Sie das Paket bis {date} ab, dann gilt Ihr Preis.',
    next: 'Wir prüfen Ihr Gerät mit denselben Fragen, die Sie beantwortet haben. Fällt das Ergebnis schlechter aus, fragen wir Sie, bevor etwas geschieht.',
  },
  arrived: {
    subject: 'Ihr Verkauf {number}: Ihr Paket ist da',
    heading: 'Ihr Paket ist da',
    intro:
      'Ihr Paket ist gut bei uns angekommen. Als Nächstes prüfen wir Ihr Gerät mit denselben Fragen, die Sie beantwortet haben.',
  },
  paid: {
    subject: 'Ihr Verkauf {number}: Ihr Geld ist unterwegs',
    heading: 'Ihr Geld ist unterwegs',
    intro: 'wir haben {total} auf {account} überwiesen. Je nach Bank dauert die Gutschrift ein bis zwei Werktage.',
    toPayPal: 'wir haben {total} an Ihre PayPal-Adresse {account} gesendet.',
  },
}
