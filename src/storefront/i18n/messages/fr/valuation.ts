import type { valuation as english } from '@/storefront/i18n/messages/en/valuation'
import type { FeatureMessages } from '@/storefront/i18n/message-types'

export const valuation = {
  'valuation.next': 'Suivant',
  'valuation.back': 'Retour',
  'valuation.change': 'Modifier',
  'valuation.open': 'Ouvrir',
  'valuation.position': 'Question {index, number} sur {count, number}',
  'valuation.progress': '{done, plural, one {# question} other {# questions}} sur {count, number}',
  'valuation.chooseAnswer': 'Veuillez choisir une réponse.',
  'valuation.several': 'Plusieurs réponses sont possibles.',
  'valuation.upTo': 'Jusqu’à',
  'valuation.priceSoFar': 'Votre prix pour l’instant',
  'valuation.yourPrice': 'Votre prix',
  'valuation.notBought': 'Nous ne pouvons malheureusement pas le reprendre',
  'valuation.stillOpen':
    'Encore {count, plural, one {une question} other {# questions}}, puis le prix est bloqué pour {days, number} jours.',
  'valuation.allAnswered':
    'Vous avez répondu à toutes les questions. Bloquez ce prix\u00a0: il est alors garanti {days, number} jours.',
  'valuation.getPrice': 'Bloquer ce prix',
  'valuation.showPrice': 'Voir le prix',
  'valuation.priceFailed': 'Le prix ne peut pas être calculé pour le moment. Vos réponses sont conservées.',
  'valuation.offerFailed': 'Le prix n’a pas pu être bloqué. Vos réponses sont conservées.',
  'valuation.retry': 'Réessayer',
  'valuation.barQuestions': '{count, plural, =0 {prix sans question} one {une question} other {# questions}}',
  'valuation.barSoFar': 'pour l’instant, encore {count, plural, one {une question} other {# questions}}',
  'valuation.barFinal': 'votre prix',
  'valuation.whyNot': 'Pourquoi\u00a0?',
  'valuation.addToCart': 'Ajouter au panier de reprise',
} as const satisfies Record<keyof typeof english, string>

export const answered: FeatureMessages['answered'] = {
  'valuation.fixedUntil': 'Garanti jusqu’au {date}.',
  'valuation.savePrice': 'Garder ou partager ce prix',
  'valuation.saved': 'Enregistré jusqu’au {date}. Ce lien ouvre vos réponses\u00a0:',
  'valuation.savedCopied': 'Le lien est copié. Il ouvre vos réponses jusqu’au {date}\u00a0:',
  'valuation.saveFailed': 'Le prix n’a pas pu être enregistré. Veuillez réessayer.',
  'valuation.quoteSame': 'Votre prix enregistré de {old} est toujours celui d’aujourd’hui.',
  'valuation.quoteMoved': 'Enregistré\u00a0: <s>{old}</s>. Aujourd’hui\u00a0: {today}.',
  'valuation.quoteGone': 'Enregistré\u00a0: <s>{old}</s>. Aujourd’hui, nous ne reprenons pas l’appareil dans cet état.',
  'valuation.quoteAway':
    'Le prix enregistré n’a pas pu être ouvert. Le lien a peut-être expiré. Répondez aux questions pour voir le prix d’aujourd’hui.',
  'valuation.why': 'Pourquoi ce prix',
  'valuation.base': 'Prix de départ pour ce modèle',
  'valuation.unchanging': '{count, plural, one {Une réponse ne change pas} other {# réponses ne changent pas}} le prix',
  'valuation.roundedDown': 'Arrondi à l’euro inférieur',
  'valuation.roundedUp': 'Ramené à 0 euro',
  'valuation.otherChange': 'Autre réponse',
  'valuation.because': 'pour «\u00a0{answers}\u00a0»',
  'valuation.unchanged': '«\u00a0{answers}\u00a0» ne change pas le prix.',
  'valuation.cover': '{carrier} assure un colis jusqu’à {sum}. Ce que votre appareil rapporte au-delà n’est pas assuré.',
  'valuation.otherAnswer':
    'La réponse est inexacte, ou le problème peut être réglé\u00a0? Choisissez-en une autre ci-dessus pour continuer.',
  'valuation.reasonAtQuestion': 'La raison et ce que vous pouvez faire figurent sous la question.',
  'valuation.recycle': 'Nous vous envoyons gratuitement une étiquette d’envoi.',
  'valuation.recycleContact': 'Nous écrire',
  'valuation.quantity': 'Quantité',
  'valuation.cartFull':
    'Votre panier de reprise est plein\u00a0: il contient {lines, number} articles. Finalisez d’abord cette vente.',
  'valuation.atMaximum': 'Votre panier de reprise contient déjà {max, number} exemplaires de cet appareil, le maximum par vente.',
  'valuation.inCart': 'L’appareil est dans votre panier de reprise.',
  'valuation.toCheckout': 'Finaliser la vente',
  'valuation.toList': 'Continuer avec votre liste : encore {count, plural, one {un appareil} other {# appareils}}',
  'valuation.anotherDevice': 'Vendre un autre appareil',
  'valuation.needsScript': 'Pour vendre, veuillez activer JavaScript dans votre navigateur.',
}
