import type { FeatureMessages } from '@/storefront/i18n/message-types'

export const contact: FeatureMessages['contact'] = {
  'contact.title': 'Kontakt',
  'contact.metaDescription': 'Schreiben Sie uns: zu Angebot, Versand, Auszahlung, Klärung und allem anderen.',
  'contact.lead': 'Worum geht es? Wählen Sie ein Thema, dann landet Ihre E-Mail gleich bei den Menschen, die helfen können.',
  'contact.subjects': 'Themen',
  'contact.number': 'Haben Sie schon verkauft? Dann nennen Sie bitte Ihre Verkaufsnummer.',
  'contact.address': 'Oder schreiben Sie direkt an {address}.',
  'contact.business': 'Firmenkunden',
  'contact.businessText': 'Für viele Geräte auf einmal antwortet unser Firmenteam.',
}
