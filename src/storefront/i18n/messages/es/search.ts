import type { search as english } from '@/storefront/i18n/messages/en/search'

export const search = {
  'search.label': 'Buscar dispositivo',
  'search.placeholder': 'Buscar dispositivo, p. ej. Galaxy S22',
  'search.submit': 'Buscar',
  'search.searching': 'Buscando',
  'search.noMatch': 'No hay resultados para «{text}».',
  'search.browse': 'Ver las categorías',
  'search.failed': 'La búsqueda no está disponible en este momento.',
  'search.allMatches': 'Todos los resultados para «{text}»',
  'search.retry': 'Intentar de nuevo',
} as const satisfies Record<keyof typeof english, string>
