import type { NewsletterWords } from './newsletter-words'

export const de: NewsletterWords = {
  greeting: 'Guten Tag,',
  greetingNamed: 'Guten Tag {name},',
  signature: 'Ihr Team von Revalo',
  unsubscribe: 'Newsletter abbestellen',
  confirm: {
    subject: 'Bitte bestätigen Sie Ihre Newsletter-Anmeldung',
    heading: 'Möchten Sie unseren Newsletter?',
    intro: 'diese Adresse wurde bei Revalo für den Newsletter eingetragen. Erst wenn Sie zustimmen, bekommen Sie ihn.',
    paragraphs: ['Sie stimmen damit zu: „{consent}“'],
    link: 'Anmeldung bestätigen',
    closing: [
      'Der Link gilt 7 Tage. Waren Sie das nicht? Dann brauchen Sie nichts zu tun: Ohne Ihre Bestätigung schreiben wir Ihnen nicht.',
    ],
  },
  welcome: {
    subject: 'Willkommen beim Newsletter von Revalo',
    heading: 'Schön, dass Sie dabei sind',
    intro: 'Ihre Anmeldung ist bestätigt. Ab jetzt erfahren Sie sofort, welche Geräte mehr wert sind.',
    paragraphs: ['Wenn Sie mögen, sagen Sie uns, welche Geräte Sie interessieren. Dann schreiben wir seltener und passender.'],
    link: 'Themen auswählen',
    closing: [],
  },
  known: {
    subject: 'Sie bekommen unseren Newsletter schon',
    heading: 'Sie sind schon angemeldet',
    intro:
      'diese Adresse wurde bei Revalo noch einmal für den Newsletter eingetragen. Sie ist schon angemeldet, es ändert sich nichts.',
    paragraphs: ['Über den Link können Sie auswählen, worüber wir Ihnen schreiben.'],
    link: 'Themen auswählen',
    closing: [],
  },
}
