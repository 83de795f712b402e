import type { FeatureMessages } from '@/storefront/i18n/message-types'

export const contact: FeatureMessages['contact'] = {
  'contact.title': 'Contact',
  'contact.metaDescription': 'Écrivez-nous\u00a0: offre, envoi, paiement, clarification et toute autre question.',
  'contact.lead':
    'De quoi s’agit-il\u00a0? Choisissez un sujet et votre e-mail arrivera directement aux personnes qui peuvent vous aider.',
  'contact.subjects': 'Sujets',
  'contact.number': 'Vous avez déjà vendu\u00a0? Indiquez alors votre numéro de vente.',
  'contact.address': 'Ou écrivez directement à {address}.',
  'contact.business': 'Entreprises',
  'contact.businessText': 'Pour de nombreux appareils à la fois, notre équipe entreprises vous répond.',
}
