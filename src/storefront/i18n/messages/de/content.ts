import type { FeatureMessages } from '@/storefront/i18n/message-types'

export const content: FeatureMessages['content'] = {
  'content.updated': 'Stand: {date}',
  'content.previewExpired': 'Diese Vorschau ist abgelaufen',
  'content.previewExpiredHelp':
    'Speichern Sie die Seite oder öffnen Sie sie noch einmal in der Verwaltung, dann erscheint sie hier wieder.',
}
