import type { FeatureMessages } from '@/storefront/i18n/message-types'

export const later: FeatureMessages['later'] = {
  'later.businessTitle': 'Ankauf für Firmen',
  'later.businessLead':
    'Sie tauschen Handys, Laptops oder Tablets aus? Wir kaufen die alten an, von zehn Geräten bis zur ganzen Flotte.',
  'later.businessList': 'Liste schicken',
  'later.businessListText': 'Modelle, Stückzahlen und ob sie funktionieren. Eine Tabelle genügt.',
  'later.businessPrice': 'Einen Preis erhalten',
  'later.businessPriceText': 'Wir antworten mit einem Angebot für die ganze Liste.',
  'later.businessData': 'Daten gelöscht',
  'later.businessDataText': 'Jeder Datenträger wird gelöscht oder vernichtet.',
  'later.businessCap': 'Bis {cap} können Sie direkt hier im Shop verkaufen.',
  'later.businessWrite': 'An das Firmenteam schreiben',
}
