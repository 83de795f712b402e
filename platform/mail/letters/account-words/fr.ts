import type { AccountWords } from './account-words'

const notYou = 'Ce n’était pas vous\u00a0? Changez immédiatement votre mot de passe et écrivez-nous par le formulaire de contact.'
const neverAsked = 'Nous ne vous demandons jamais votre mot de passe par e-mail ou par téléphone.'

export const fr: AccountWords = {
  greeting: 'Bonjour {name},',
  greetingUnnamed: 'Bonjour,',
  signature: 'L’équipe Revalo',
  activation: {
    subject: 'Confirmez votre adresse e-mail',
    heading: 'Plus qu’une étape pour ouvrir votre compte',
    intro: 'Merci pour votre inscription sur Revalo. Veuillez confirmer que cette adresse e-mail est bien la vôtre.',
    paragraphs: ['Le lien est valable 24 heures. Sur la page qui s’ouvre, activez votre compte en un clic.'],
    link: 'Activer le compte',
    closing: [
      'Cette inscription ne vient pas de vous\u00a0? Vous n’avez rien à faire\u00a0: sans votre confirmation, le compte n’est pas activé.',
    ],
  },
  welcome: {
    subject: 'Bienvenue chez Revalo',
    heading: 'Votre compte est prêt',
    intro: 'Votre adresse e-mail est confirmée. Vous pouvez dès maintenant vous connecter.',
    paragraphs: [
      'Dans votre compte, vous voyez où en sont vos ventes. À votre prochaine vente, vous n’aurez pas à saisir vos coordonnées une nouvelle fois.',
    ],
    link: 'Voir mon compte',
    closing: ['Une question\u00a0? Écrivez-nous par le formulaire de contact.'],
  },
  alreadyRegistered: {
    subject: 'Vous avez déjà un compte chez Revalo',
    heading: 'Vous avez déjà un compte',
    intro:
      'Quelqu’un, peut-être vous, a voulu créer un compte avec cette adresse e-mail. Il existe déjà un compte à cette adresse.',
    paragraphs: ['Connectez-vous avec votre mot de passe. Si vous l’avez oublié, réinitialisez-le.'],
    link: 'Se connecter',
    secondLink: 'Réinitialiser le mot de passe',
    closing: ['Ce n’était pas vous\u00a0? Vous n’avez rien à faire\u00a0: rien n’a changé dans votre compte.'],
  },
  passwordReset: {
    subject: 'Un nouveau mot de passe pour votre compte',
    heading: 'Choisissez un nouveau mot de passe',
    intro: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Revalo.',
    paragraphs: ['Le lien est valable 60 minutes et ne peut servir qu’une fois.'],
    link: 'Choisir un nouveau mot de passe',
    closing: ['Ce n’était pas vous\u00a0? Vous n’avez rien à faire\u00a0: votre mot de passe reste le même.', neverAsked],
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été changé',
    heading: 'Votre mot de passe a été changé',
    intro: 'Le mot de passe de votre compte Revalo a été changé. Sur vos autres appareils, la session est fermée.',
    paragraphs: [
      'Ce n’était pas vous\u00a0? Réinitialisez immédiatement votre mot de passe et écrivez-nous par le formulaire de contact.',
    ],
    link: 'Réinitialiser le mot de passe',
    closing: [neverAsked],
  },
  paymentChanged: {
    subject: 'Votre mode de versement a été modifié',
    heading: 'Votre mode de versement a été modifié',
    intro: 'Votre compte Revalo indique désormais où nous versons votre argent\u00a0:',
    account: 'Versement sur',
    paragraphs: [notYou],
    link: 'Voir mon compte',
    closing: [neverAsked],
  },
  addressChanged: {
    subject: 'Votre adresse a été modifiée',
    heading: 'Votre adresse a été modifiée',
    intro: 'L’adresse enregistrée dans votre compte Revalo a été modifiée.',
    trades: 'S’applique aussi à vos ventes',
    paragraphs: [notYou],
    link: 'Voir mon compte',
    closing: [neverAsked],
  },
  deleted: {
    subject: 'Votre compte a été supprimé',
    heading: 'Votre compte a été supprimé',
    intro: 'Comme vous l’avez demandé, nous avons supprimé votre compte Revalo. Il ne permet plus de se connecter.',
    kept: {
      trades: 'Nous conservons\u00a0: documents relatifs à vos ventes',
      payouts: 'Nous conservons\u00a0: documents relatifs à vos versements',
    },
    until: 'jusqu’au {date}',
    paragraphs: [
      'Le droit commercial et fiscal nous oblige à conserver ces documents jusqu’à cette date. Ensuite, nous les supprimons aussi.',
      'Ce n’était pas vous\u00a0? Écrivez-nous immédiatement par le formulaire de contact.',
    ],
    nothingKept: 'Nous n’avons aucun document à conserver. Vos données sont supprimées.',
    link: 'Retour à la boutique',
    closing: ['Vous pouvez aussi nous vendre vos appareils sans compte.'],
  },
}
