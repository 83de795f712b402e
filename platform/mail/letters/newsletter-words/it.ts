import type { NewsletterWords } from './newsletter-words'

export const it: NewsletterWords = {
  greeting: 'Buongiorno,',
  greetingNamed: 'Buongiorno {name},',
  signature: 'Il team di Revalo',
  unsubscribe: 'Annullare l’iscrizione alla newsletter',
  confirm: {
    subject: 'Confermi la Sua iscrizione alla newsletter',
    heading: 'Desidera ricevere la nostra newsletter?',
    intro: 'questo indirizzo è stato inserito presso Revalo per ricevere la newsletter. La riceverà solo se è d’accordo.',
    paragraphs: ['In questo modo accetta quanto segue: «{consent}»'],
    link: 'Confermare l’iscrizione',
    closing: [
      'Il link è valido per 7 giorni. Non ha fatto Lei la richiesta? Allora non deve fare nulla: senza la Sua conferma non Le scriviamo.',
    ],
  },
  welcome: {
    subject: 'Le diamo il benvenuto nella newsletter di Revalo',
    heading: 'Grazie per l’iscrizione',
    intro: 'la Sua iscrizione è confermata. D’ora in poi saprà subito quali dispositivi valgono di più.',
    paragraphs: ['Se lo desidera, ci dica quali dispositivi Le interessano. Le scriveremo meno spesso e in modo più mirato.'],
    link: 'Scegliere gli argomenti',
    closing: [],
  },
  known: {
    subject: 'Riceve già la nostra newsletter',
    heading: 'La Sua iscrizione è già attiva',
    intro:
      'questo indirizzo è stato inserito di nuovo presso Revalo per la newsletter. È già nell’elenco, quindi non cambia nulla.',
    paragraphs: ['Con il link può scegliere su che cosa Le scriviamo.'],
    link: 'Scegliere gli argomenti',
    closing: [],
  },
}
