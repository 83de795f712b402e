import type { FeatureMessages } from '@/storefront/i18n/message-types'

export const shell: FeatureMessages['shell'] = {
  'shell.title': '{page} | {brand}',
  'shell.messages': 'Meldungen',
  'shell.skip': 'Sprungmarken',
  'shell.skipNavigation': 'Zur Navigation',
  'shell.skipSearch': 'Zur Suche',
  'shell.skipContent': 'Zum Inhalt',
  'shell.skipFooter': 'Zum Seitenende',
  'shell.toHome': '{brand}, zur Startseite',
  'shell.menu': 'Menü',
  'shell.categories': 'Geräte verkaufen',
  'shell.search': 'Gerät suchen',
  'shell.cart': 'Verkaufskorb',
  'shell.contact': 'Kontakt',
  'shell.claim': 'Wir kaufen gebrauchte Technik zu dem Preis, den wir genannt haben.',
  'shell.shops': 'Unsere Shops',
  'shell.buyShop': 'Gebraucht kaufen',
  'shell.sellShop': 'Gerät verkaufen',
  'shell.social': 'Folgen Sie uns',
  'shell.countries': 'Land',
  'shell.shippingWith': 'Versand mit',
  'shell.payoutBy': 'Auszahlung per',
  'shell.bankTransfer': 'Überweisung',
  'shell.or': 'oder',
  'shell.payPal': 'PayPal',
  'shell.legal': 'Rechtliches',
  'shell.copyright': '© {brand} · {domain}',
  'shell.business': 'Für Firmen',
  'shell.partnerOf': 'mit {brand}',
  ERRORPAGE_OOPS: 'Diese Schublade ist leer.',
  ERRORPAGE_SUBTITLE: 'Die Seite gibt es nicht oder nicht mehr.',
  ERRORPAGE_MSG: 'Ihr Gerät finden Sie bestimmt: Geben Sie den Namen ein oder wählen Sie eine Kategorie.',
  ERRORPAGE_OOPS_EXPIRED_LINK: 'Dieser Link ist abgelaufen.',
  ERRORPAGE_EXPIRED_LINK:
    'Vielleicht ist schon geantwortet worden, oder die Frist ist vorbei. Schreiben Sie uns, wir schicken Ihnen gern einen neuen.',
  'shell.newLink': 'Neuen Link anfordern',
  'shell.goneHeadline': 'Diese Seite ist geschlossen.',
  'shell.goneText': 'Was hier stand, bieten wir nicht mehr an.',
  'shell.failureHeadline': 'Da ist bei uns etwas schiefgegangen.',
  'shell.failureText': 'Ihre Eingaben bleiben erhalten. Bitte versuchen Sie es gleich noch einmal.',
  'shell.waitHeadline': 'Einen Moment bitte.',
  'shell.waitText': 'Diese Seite können wir gerade nicht zeigen. Bitte versuchen Sie es in {wait} noch einmal.',
  'shell.failureId': 'Fehlernummer: {id}',
  'shell.popularCategories': 'Beliebte Kategorien',
  'shell.toHomePage': 'Zur Startseite',
}

export const content: FeatureMessages['content'] = {
  'content.updated': 'Stand: {date}',
  'content.previewExpired': 'Diese Vorschau ist abgelaufen',
  'content.previewExpiredHelp':
    'Speichern Sie die Seite oder öffnen Sie sie noch einmal in der Verwaltung, dann erscheint sie hier wieder.',
}

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
