import type { TextLanguage } from '@platform/markets/platform-market'

/** Words of the newsletter's own mails. `{…}` is filled in; nothing in here is HTML. */
type MailText = { subject: string; heading: string; intro: string; paragraphs: string[]; link: string; closing: string[] }

export type NewsletterWords = {
  greeting: string
  greetingNamed: string
  signature: string
  unsubscribe: string
  /** `{consent}` is the sentence that the reader agrees to. */
  confirm: MailText
  welcome: MailText
  /** To an address that is subscribed already and was entered again. */
  known: MailText
}

const de: NewsletterWords = {
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

const en: NewsletterWords = {
  greeting: 'Hello,',
  greetingNamed: 'Hello {name},',
  signature: 'Your Revalo team',
  unsubscribe: 'Unsubscribe',
  confirm: {
    subject: 'Please confirm your newsletter sign-up',
    heading: 'Would you like our newsletter?',
    intro: 'This address was entered for the Revalo newsletter. You only get it once you agree.',
    paragraphs: ['You agree to this: “{consent}”'],
    link: 'Confirm sign-up',
    closing: [
      'The link works for 7 days. Was this not you? Then there is nothing to do: we do not write without your confirmation.',
    ],
  },
  welcome: {
    subject: 'Welcome to the Revalo newsletter',
    heading: 'Good to have you with us',
    intro: 'Your sign-up is confirmed. From now on you learn at once which devices are worth more.',
    paragraphs: ['If you like, tell us which devices interest you. We will then write less often and more to the point.'],
    link: 'Choose topics',
    closing: [],
  },
  known: {
    subject: 'You already get our newsletter',
    heading: 'You are already signed up',
    intro: 'This address was entered for the Revalo newsletter once more. It is already on the list, so nothing changes.',
    paragraphs: ['With the link you can choose what we write to you about.'],
    link: 'Choose topics',
    closing: [],
  },
}

const es: NewsletterWords = {
  greeting: 'Hola:',
  greetingNamed: 'Hola, {name}:',
  signature: 'El equipo de Revalo',
  unsubscribe: 'Darse de baja del boletín',
  confirm: {
    subject: 'Confirme su suscripción al boletín',
    heading: '¿Desea recibir nuestro boletín?',
    intro: 'Esta dirección se ha indicado en Revalo para recibir el boletín. Solo lo recibirá si usted está de acuerdo.',
    paragraphs: ['Con ello acepta lo siguiente: «{consent}»'],
    link: 'Confirmar la suscripción',
    closing: [
      'El enlace es válido durante 7 días. ¿No ha sido usted? Entonces no tiene que hacer nada: sin su confirmación no le escribiremos.',
    ],
  },
  welcome: {
    subject: 'Le damos la bienvenida al boletín de Revalo',
    heading: 'Gracias por suscribirse',
    intro: 'Su suscripción está confirmada. A partir de ahora sabrá enseguida qué dispositivos valen más.',
    paragraphs: ['Si lo desea, díganos qué dispositivos le interesan. Así le escribiremos menos y con más acierto.'],
    link: 'Elegir temas',
    closing: [],
  },
  known: {
    subject: 'Ya recibe nuestro boletín',
    heading: 'Ya tiene una suscripción',
    intro:
      'Esta dirección se ha vuelto a indicar en Revalo para recibir el boletín. Ya está en la lista, así que no cambia nada.',
    paragraphs: ['Con el enlace puede elegir sobre qué le escribimos.'],
    link: 'Elegir temas',
    closing: [],
  },
}

const fr: NewsletterWords = {
  greeting: 'Bonjour,',
  greetingNamed: 'Bonjour {name},',
  signature: 'L’équipe Revalo',
  unsubscribe: 'Se désinscrire de la newsletter',
  confirm: {
    subject: 'Confirmez votre inscription à la newsletter',
    heading: 'Souhaitez-vous recevoir notre newsletter\u00a0?',
    intro: 'Cette adresse a été saisie chez Revalo pour recevoir la newsletter. Vous ne la recevrez qu’avec votre accord.',
    paragraphs: ['Vous acceptez ainsi ce qui suit\u00a0: «\u00a0{consent}\u00a0»'],
    link: 'Confirmer l’inscription',
    closing: [
      'Le lien est valable 7\u00a0jours. Ce n’était pas vous\u00a0? Vous n’avez rien à faire\u00a0: sans votre confirmation, nous ne vous écrirons pas.',
    ],
  },
  welcome: {
    subject: 'Bienvenue dans la newsletter de Revalo',
    heading: 'Merci de votre inscription',
    intro: 'Votre inscription est confirmée. Vous saurez désormais aussitôt quels appareils prennent de la valeur.',
    paragraphs: [
      'Si vous le souhaitez, dites-nous quels appareils vous intéressent. Nous vous écrirons moins souvent et plus utilement.',
    ],
    link: 'Choisir des sujets',
    closing: [],
  },
  known: {
    subject: 'Vous recevez déjà notre newsletter',
    heading: 'Votre inscription est déjà active',
    intro:
      'Cette adresse a été saisie une nouvelle fois chez Revalo pour recevoir la newsletter. Elle figure déjà sur la liste, rien ne change.',
    paragraphs: ['Le lien vous permet de choisir les sujets sur lesquels nous vous écrivons.'],
    link: 'Choisir des sujets',
    closing: [],
  },
}

const it: NewsletterWords = {
  greeting: 'Buongiorno,',
  greetingNamed: 'Buongiorno {name},',
  signature: 'Il team di Revalo',
  unsubscribe: 'Annulla l’iscrizione alla newsletter',
  confirm: {
    subject: 'Confermi la Sua iscrizione alla newsletter',
    heading: 'Desidera ricevere la nostra newsletter?',
    intro: 'questo indirizzo è stato inserito presso Revalo per ricevere la newsletter. La riceverà solo se è d’accordo.',
    paragraphs: ['In questo modo accetta quanto segue: «{consent}»'],
    link: 'Conferma l’iscrizione',
    closing: [
      'Il link è valido per 7 giorni. Non ha fatto Lei la richiesta? Allora non deve fare nulla: senza la Sua conferma non Le scriviamo.',
    ],
  },
  welcome: {
    subject: 'Le diamo il benvenuto nella newsletter di Revalo',
    heading: 'Grazie per l’iscrizione',
    intro: 'la Sua iscrizione è confermata. D’ora in poi saprà subito quali dispositivi valgono di più.',
    paragraphs: ['Se lo desidera, ci dica quali dispositivi Le interessano. Le scriveremo meno spesso e in modo più mirato.'],
    link: 'Scegli gli argomenti',
    closing: [],
  },
  known: {
    subject: 'Riceve già la nostra newsletter',
    heading: 'La Sua iscrizione è già attiva',
    intro:
      'questo indirizzo è stato inserito di nuovo presso Revalo per la newsletter. È già nell’elenco, quindi non cambia nulla.',
    paragraphs: ['Con il link può scegliere su che cosa Le scriviamo.'],
    link: 'Scegli gli argomenti',
    closing: [],
  },
}

export const NEWSLETTER_WORDS: Record<TextLanguage, NewsletterWords> = { de, at: de, en, es, fr, it }
