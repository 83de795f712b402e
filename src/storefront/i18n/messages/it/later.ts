import type { FeatureMessages } from '@/storefront/i18n/message-types'

export const later: FeatureMessages['later'] = {
  'later.accountTitle': 'Il Suo account',
  'later.accountText':
    'Gli account in questo negozio non sono ancora attivi. Per vendere non serve: bastano il numero di vendita e il link della nostra e-mail.',
  'later.newsletterTitle': 'Newsletter',
  'later.newsletterText': 'La nostra newsletter non è ancora partita. Non riceverà nulla e non è stato salvato nulla.',
  'later.sell': 'Vendere un dispositivo',
  'later.businessTitle': 'Acquisto da aziende',
  'later.businessLead':
    'Sostituisce telefoni, portatili o tablet? Acquistiamo quelli vecchi, da dieci dispositivi a un intero parco.',
  'later.businessList': 'Invii un elenco',
  'later.businessListText': 'Modelli, quantità e se funzionano. Basta una tabella.',
  'later.businessPrice': 'Riceva un prezzo',
  'later.businessPriceText': 'Rispondiamo con un’offerta per tutto l’elenco.',
  'later.businessData': 'Dati cancellati',
  'later.businessDataText': 'Ogni supporto di dati viene cancellato o distrutto.',
  'later.businessCap': 'Fino a {cap} può vendere direttamente qui nel negozio.',
  'later.businessWrite': 'Scrivere al team aziende',
}
