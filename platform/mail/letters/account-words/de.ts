import type { AccountWords } from './account-words'

const notYou = 'Waren Sie das nicht? Ändern Sie sofort Ihr Passwort und schreiben Sie uns über das Kontaktformular.'
const neverAsked = 'Wir fragen Sie nie per E-Mail oder am Telefon nach Ihrem Passwort.'

export const de: AccountWords = {
  greeting: 'Guten Tag {name},',
  greetingUnnamed: 'Guten Tag,',
  signature: 'Ihr Team von Revalo',
  activation: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    heading: 'Noch ein Schritt zu Ihrem Konto',
    intro: 'vielen Dank für Ihre Registrierung bei Revalo. Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört.',
    paragraphs: ['Der Link gilt 24 Stunden. Auf der Seite, die sich öffnet, schalten Sie Ihr Konto mit einem Klick frei.'],
    link: 'Konto freischalten',
    closing: [
      'Sie haben sich nicht registriert? Dann brauchen Sie nichts zu tun: Ohne Ihre Bestätigung wird das Konto nicht freigeschaltet.',
    ],
  },
  welcome: {
    subject: 'Willkommen bei Revalo',
    heading: 'Ihr Konto ist bereit',
    intro: 'Ihre E-Mail-Adresse ist bestätigt. Ab sofort können Sie sich anmelden.',
    paragraphs: [
      'In Ihrem Konto sehen Sie, wie weit Ihre Verkäufe sind. Beim nächsten Verkauf brauchen Sie Ihre Angaben nicht noch einmal einzugeben.',
    ],
    link: 'Zu Ihrem Konto',
    closing: ['Haben Sie Fragen? Schreiben Sie uns über das Kontaktformular.'],
  },
  alreadyRegistered: {
    subject: 'Sie haben bereits ein Konto bei Revalo',
    heading: 'Sie haben bereits ein Konto',
    intro:
      'jemand, vielleicht Sie selbst, wollte mit dieser E-Mail-Adresse ein neues Konto anlegen. Zu dieser Adresse gibt es bereits eines.',
    paragraphs: ['Melden Sie sich mit Ihrem Passwort an. Wenn Sie es nicht mehr wissen, setzen Sie es zurück.'],
    link: 'Anmelden',
    secondLink: 'Passwort zurücksetzen',
    closing: ['Waren Sie das nicht? Dann brauchen Sie nichts zu tun: An Ihrem Konto hat sich nichts geändert.'],
  },
  passwordReset: {
    subject: 'Neues Passwort für Ihr Konto',
    heading: 'Legen Sie ein neues Passwort fest',
    intro: 'jemand, vermutlich Sie selbst, hat für Ihr Konto bei Revalo ein neues Passwort angefordert.',
    paragraphs: ['Der Link gilt 60 Minuten und nur einmal.'],
    link: 'Neues Passwort festlegen',
    closing: ['Waren Sie das nicht? Dann brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.', neverAsked],
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    heading: 'Ihr Passwort wurde geändert',
    intro: 'das Passwort für Ihr Konto bei Revalo wurde geändert. Auf anderen Geräten sind Sie jetzt abgemeldet.',
    paragraphs: ['Waren Sie das nicht? Setzen Sie Ihr Passwort sofort zurück und schreiben Sie uns über das Kontaktformular.'],
    link: 'Passwort zurücksetzen',
    closing: [neverAsked],
  },
  paymentChanged: {
    subject: 'Ihre Auszahlung wurde geändert',
    heading: 'Ihre Auszahlung wurde geändert',
    intro: 'in Ihrem Konto bei Revalo wurde hinterlegt, wohin wir Ihr Geld auszahlen:',
    account: 'Auszahlung auf',
    paragraphs: [notYou],
    link: 'Zu Ihrem Konto',
    closing: [neverAsked],
  },
  addressChanged: {
    subject: 'Ihre Adresse wurde geändert',
    heading: 'Ihre Adresse wurde geändert',
    intro: 'die Adresse in Ihrem Konto bei Revalo wurde geändert.',
    trades: 'Gilt auch für Ihre Verkäufe',
    paragraphs: [notYou],
    link: 'Zu Ihrem Konto',
    closing: [neverAsked],
  },
  deleted: {
    subject: 'Ihr Konto wurde gelöscht',
    heading: 'Ihr Konto wurde gelöscht',
    intro: 'wie gewünscht haben wir Ihr Konto bei Revalo gelöscht. Anmelden können Sie sich damit nicht mehr.',
    kept: {
      trades: 'Wir bewahren auf: Unterlagen zu Ihren Verkäufen',
      payouts: 'Wir bewahren auf: Unterlagen zu Ihren Auszahlungen',
    },
    until: 'bis {date}',
    paragraphs: [
      'Diese Unterlagen müssen wir nach Handels- und Steuerrecht so lange aufbewahren. Danach löschen wir auch sie.',
      'Waren Sie das nicht? Schreiben Sie uns bitte sofort über das Kontaktformular.',
    ],
    nothingKept: 'Wir müssen keine Unterlagen über Sie aufbewahren. Ihre Angaben sind gelöscht.',
    link: 'Zum Shop',
    closing: ['Verkaufen können Sie bei uns auch ohne Konto.'],
  },
}
