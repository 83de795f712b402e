import type { search as english } from '@/storefront/i18n/messages/en/search'

export const search = {
  'search.label': 'Cerca il dispositivo',
  'search.placeholder': 'Cerca un dispositivo, ad es. Galaxy S22',
  'search.submit': 'Cerca',
  'search.searching': 'Ricerca in corso',
  'search.noMatch': 'Nessun risultato per «{text}».',
  'search.browse': 'Vedi le categorie',
  'search.failed': 'La ricerca non è raggiungibile al momento.',
  'search.allMatches': 'Tutti i risultati per «{text}»',
  'search.retry': 'Riprova',
} as const satisfies Record<keyof typeof english, string>
