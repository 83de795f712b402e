import type { ClarificationWords } from './clarification-words'

export const fr: ClarificationWords = {
  greeting: 'Bonjour {name},',
  greetingUnnamed: 'Bonjour,',
  signature: 'L’équipe Revalo',
  facts: {
    number: 'Numéro de vente',
    until: 'Merci de répondre au plus tard le',
    payout: 'Vous recevez',
    account: 'Versement sur',
  },
  line: '{device}\u00a0: {old} avant, {new} après notre contrôle.',
  opened: {
    subject: 'Votre vente {number}\u00a0: à vous de décider',
    heading: 'Une réponse ne correspond pas à notre contrôle',
    intro:
      'Nous avons contrôlé votre appareil avec les questions auxquelles vous avez répondu, et quelque chose diffère. Une page montre votre réponse, notre contrôle et des photos. Vous décidez.',
    free: 'Sans réponse de votre part à cette date, nous vous renvoyons l’appareil gratuitement. Rien n’est vendu sans votre accord.',
    link: 'Voir et décider',
    quick: 'Accepter le nouveau prix',
  },
  reminder: {
    subject: 'Votre vente {number}\u00a0: votre réponse manque encore',
    heading: 'Votre réponse manque encore',
    intro: 'Une question attend votre réponse au sujet de votre vente. Regardez notre contrôle et décidez.',
  },
  acknowledged: {
    subject: 'Votre vente {number}\u00a0: nous avons votre réponse',
    heading: 'Merci de votre réponse',
    intro: 'Votre réponse nous est parvenue. Voici la suite\u00a0:',
  },
  expired: {
    subject: 'Votre vente {number}\u00a0: votre appareil vous revient',
    heading: 'Votre appareil vous revient',
    intro: 'Le délai de réponse est passé. Ce que vous n’avez pas accepté vous est renvoyé gratuitement.',
  },
  better: {
    subject: 'Votre vente {number}\u00a0: vous recevez davantage',
    heading: 'Vous recevez davantage',
    intro:
      'Votre appareil est en meilleur état que vous ne l’aviez indiqué. Nous payons donc davantage. Pour cet appareil, vous n’avez rien à faire.',
  },
  accepted: '{device}\u00a0: vendu pour {new}.',
  returned: '{device}\u00a0: vous est renvoyé gratuitement.',
  paid: 'L’argent est en général sur votre compte deux jours ouvrés plus tard.',
  sentBack: 'Votre appareil quitte notre atelier sous deux jours ouvrés.',
  follow: 'Voir la vente',
}
