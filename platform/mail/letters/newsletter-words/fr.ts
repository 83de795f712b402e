import type { NewsletterWords } from './newsletter-words'

export const fr: NewsletterWords = {
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
