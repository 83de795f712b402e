import type { ClarificationWords } from './clarification-words'

export const de: ClarificationWords = {
  greeting: 'Guten Tag {name},',
  greetingUnnamed: 'Guten Tag,',
  signature: 'Ihr Team von Revalo',
  facts: { number: 'Verkaufsnummer', until: 'Bitte antworten Sie bis', payout: 'Sie erhalten', account: 'Auszahlung auf' },
  line: '{device}: bisher {old}, nach der Prüfung {new}.',
  opened: {
    subject: 'Ihr Verkauf {number}: Bitte entscheiden Sie',
    heading: 'Wir sehen eine Antwort anders',
    intro:
      'wir haben Ihr Gerät mit denselben Fragen geprüft, die Sie beantwortet haben. Dabei weicht etwas ab. Auf einer Seite sehen Sie Ihre Antwort, unsere Prüfung und Fotos. Sie entscheiden.',
    free: 'Ohne Ihre Antwort schicken wir das Gerät nach dieser Frist kostenlos zurück. Verkauft wird nichts, dem Sie nicht zugestimmt haben.',
    link: 'Ansehen und entscheiden',
    quick: 'Neuen Preis annehmen',
  },
  reminder: {
    subject: 'Ihr Verkauf {number}: Ihre Antwort fehlt noch',
    heading: 'Ihre Antwort fehlt noch',
    intro: 'zu Ihrem Verkauf ist eine Frage offen. Bitte sehen Sie sich unsere Prüfung an und entscheiden Sie.',
  },
  acknowledged: {
    subject: 'Ihr Verkauf {number}: Ihre Antwort ist da',
    heading: 'Danke für Ihre Antwort',
    intro: 'Ihre Antwort ist bei uns angekommen. So geht es weiter:',
  },
  expired: {
    subject: 'Ihr Verkauf {number}: Ihr Gerät kommt zurück',
    heading: 'Ihr Gerät kommt zurück',
    intro: 'die Frist für Ihre Antwort ist vorbei. Was Sie nicht angenommen haben, schicken wir Ihnen kostenlos zurück.',
  },
  better: {
    subject: 'Ihr Verkauf {number}: Sie bekommen mehr',
    heading: 'Sie bekommen mehr',
    intro:
      'Ihr Gerät ist in besserem Zustand, als Sie angegeben haben. Deshalb zahlen wir mehr. Für dieses Gerät brauchen Sie nichts zu tun.',
  },
  accepted: '{device}: verkauft für {new}.',
  returned: '{device}: geht kostenlos an Sie zurück.',
  paid: 'Das Geld ist in der Regel zwei Werktage später auf Ihrem Konto.',
  sentBack: 'Wir schicken Ihr Gerät innerhalb von zwei Werktagen zurück.',
  follow: 'Verkauf ansehen',
}
