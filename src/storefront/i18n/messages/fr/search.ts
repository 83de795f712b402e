import type { search as english } from '@/storefront/i18n/messages/en/search'

export const search = {
  'search.label': 'Rechercher un appareil',
  'search.placeholder': 'Rechercher, p. ex. Galaxy S22',
  'search.submit': 'Rechercher',
  'search.searching': 'Recherche en cours',
  'search.noMatch': 'Aucun résultat pour «\u00a0{text}\u00a0».',
  'search.browse': 'Voir les catégories',
  'search.failed': 'La recherche est momentanément indisponible.',
  'search.allMatches': 'Tous les résultats pour «\u00a0{text}\u00a0»',
  'search.retry': 'Réessayer',
} as const satisfies Record<keyof typeof english, string>
