import type { StaffMessage } from '@/domain/staff-words'

export const filterWords = {
  filter: { en: 'Show', de: 'Zeigen', es: 'Mostrar', fr: 'Afficher', it: 'Mostra' },
  market: { en: 'Market', de: 'Markt', es: 'Mercado', fr: 'Marché', it: 'Mercato' },
  every: { en: 'All markets', de: 'Alle Märkte', es: 'Todos los mercados', fr: 'Tous les marchés', it: 'Tutti i mercati' },
  all: { en: 'All', de: 'Alle', es: 'Todos', fr: 'Tous', it: 'Tutti' },
} satisfies Record<string, StaffMessage>
