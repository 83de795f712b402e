import type { FeatureMessages } from '@/storefront/i18n/message-types'

export const content: FeatureMessages['content'] = {
  'content.updated': 'Dernière mise à jour\u00a0: {date}',
  'content.previewExpired': 'Cet aperçu a expiré',
  'content.previewExpiredHelp': 'Enregistrez la page ou rouvrez-la dans l’administration\u00a0: elle s’affichera de nouveau ici.',
}
