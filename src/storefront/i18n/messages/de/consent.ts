import type { FeatureMessages } from '@/storefront/i18n/message-types'

export const consent: FeatureMessages['consent'] = {
  'consent.label': 'Cookies und Messung',
  'consent.text':
    'Dürfen wir messen, welche Werbung Sie zu uns geführt hat, und uns merken, was Sie interessiert? Der Shop funktioniert ohne das genauso gut.',
  'consent.accept': 'Einverstanden',
  'consent.refuse': 'Nur das Nötige',
  'consent.more': 'Mehr in unserer Datenschutzerklärung',
  'consent.give': 'Messung erlauben',
  'consent.withdraw': 'Einwilligung zur Messung widerrufen',
  'consent.given': 'Danke. Das können Sie hier jederzeit ändern.',
  'consent.withdrawn': 'Die Messung ist aus, ihre Cookies sind gelöscht.',
}
