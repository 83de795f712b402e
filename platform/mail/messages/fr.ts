import type { MailWords } from './mail-words'

export const fr: MailWords = {
  greeting: 'Bonjour {name},',
  facts: {
    number: 'Numéro de vente',
    total: 'Vous recevez',
    voucher: 'Dont code promo {code}',
    lock: 'Prix garanti jusqu’au',
    payout: 'Versement sur',
  },
  devices: 'Vos appareils',
  checklist: 'Avant de fermer le colis',
  toTrade: 'Voir la vente',
  questions: 'Une question\u00a0? Écrivez-nous par le formulaire de contact en indiquant votre numéro de vente {number}.',
  signature: 'L’équipe Revalo',
  received: {
    subject: 'Votre vente {number}\u00a0: étiquette d’envoi et prochaines étapes',
    heading: 'Votre vente est enregistrée',
    intro: 'Merci de nous avoir confié votre appareil. Vous recevrez {total} dès que votre colis sera arrivé et contrôlé.',
    label:
      'L’étiquette d’envoi gratuite est jointe à cet e-mail au format PDF. Pas d’imprimante\u00a0? Montrez simplement le code de l’étiquette au point relais.',
    lock: 'Déposez le colis au plus tard le {date} et votre prix est garanti.',
    next: 'Nous contrôlons votre appareil avec les questions auxquelles vous avez répondu. Si le résultat est moins bon, nous vous demandons votre avis avant toute chose.',
  },
  arrived: {
    subject: 'Votre vente {number}\u00a0: votre colis est arrivé',
    heading: 'Votre colis est arrivé',
    intro:
      'Votre colis nous est bien parvenu. Nous allons maintenant contrôler votre appareil avec les questions auxquelles vous avez répondu.',
  },
  paid: {
    subject: 'Votre vente {number}\u00a0: votre argent est en route',
    heading: 'Votre argent est en route',
    intro: 'Nous avons envoyé {total} sur {account}. Selon votre banque, le virement arrive sous un à deux jours ouvrés.',
    toPayPal: 'Nous avons envoyé {total} à votre adresse PayPal {account}.',
  },
}
