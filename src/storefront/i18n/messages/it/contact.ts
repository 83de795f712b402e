import type { FeatureMessages } from '@/storefront/i18n/message-types'

export const contact: FeatureMessages['contact'] = {
  'contact.title': 'Contatti',
  'contact.metaDescription': 'Ci scriva: offerte, spedizione, pagamento, chiarimenti e tutto il resto.',
  'contact.lead': 'Di che cosa si tratta? Scelga un argomento e la Sua e-mail arriverà direttamente a chi può aiutarLa.',
  'contact.subjects': 'Argomenti',
  'contact.number': 'Ha già venduto qualcosa? Allora indichi il Suo numero di vendita.',
  'contact.address': 'Oppure scriva direttamente a {address}.',
  'contact.business': 'Aziende',
  'contact.businessText': 'Per molti dispositivi insieme risponde il nostro team aziende.',
}
