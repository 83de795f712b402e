import type { ContactWords } from './contact-words'

export const fr: ContactWords = {
  greeting: 'Bonjour {name},',
  greetingUnnamed: 'Bonjour,',
  signature: 'L’équipe Revalo',
  facts: {
    number: 'Numéro de demande',
    subject: 'Sujet',
    name: 'Nom',
    email: 'E-mail',
    trade: 'Numéro de vente',
    business: 'Entreprise',
    yes: 'oui',
  },
  devices: 'Appareils dans le panier\u00a0:',
  device: '{quantity} × {device}\u00a0: {price} l’unité (offre {offerId})',
  staff: {
    subject: '[{number}] {subject}',
    heading: 'Nouveau message',
    greeting: 'Message du formulaire de contact\u00a0:',
    closing: 'Répondez directement à cet e-mail. Toutes les données et tous les textes viennent du visiteur.',
  },
  copy: {
    subject: 'Votre message à Revalo ({number})',
    heading: 'Votre message est bien arrivé',
    intro: 'Merci. Nous répondons en général sous un jour ouvré. Voici ce que vous nous avez écrit\u00a0:',
    closing:
      'Si vous nous écrivez à nouveau, indiquez votre numéro de demande {number}. Vous ne nous avez pas écrit\u00a0? Quelqu’un a alors saisi votre adresse et vous pouvez supprimer cet e-mail.',
  },
  subjects: {
    offer_question: 'Question sur une offre',
    trade_status: 'Suivi de ma vente',
    shipping_label: 'Envoi et étiquette',
    clarification: 'Écart constaté lors du contrôle',
    payout: 'Versement',
    device_return: 'Retour de mon appareil',
    account_access: 'Connexion et compte client',
    privacy_erasure: 'Vie privée et suppression de mes données',
    business_partner: 'Entreprises et partenaires',
    other_feedback: 'Autre sujet ou suggestion',
  },
}
