import type { search as english } from '@/storefront/i18n/messages/en/search'

export const search = {
  'search.label': 'Gerät suchen',
  'search.placeholder': 'Gerät suchen, z. B. Galaxy S22',
  'search.submit': 'Suchen',
  'search.searching': 'Suche läuft',
  'search.noMatch': 'Nichts gefunden für „{text}“.',
  'search.browse': 'Zu den Kategorien',
  'search.failed': 'Die Suche ist gerade nicht zu erreichen.',
  'search.allMatches': 'Alle Treffer für „{text}“',
  'search.retry': 'Noch einmal versuchen',
} as const satisfies Record<keyof typeof english, string>
