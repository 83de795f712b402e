import type { StaffMessage } from '@/domain/staff-words'

/** What a redirect does in the shop now. */
export const redirectStateWords = {
  works: { en: 'In effect', de: 'Wirkt', es: 'En vigor', fr: 'En vigueur', it: 'In vigore' },
  waits: {
    en: 'Waits from {from}',
    de: 'Wartet bis {from}',
    es: 'Espera hasta {from}',
    fr: 'En attente jusqu’au {from}',
    it: 'In attesa fino al {from}',
  },
  over: { en: 'Is over', de: 'Ist vorbei', es: 'Ha terminado', fr: 'Terminée', it: 'È terminato' },
  off: { en: 'Switched off', de: 'Ausgeschaltet', es: 'Desactivada', fr: 'Désactivée', it: 'Disattivato' },
  hidden: {
    en: 'Without effect: the rule “{from}” comes first',
    de: 'Ohne Wirkung: Die Regel „{from}“ geht vor',
    es: 'Sin efecto: la regla «{from}» va antes',
    fr: 'Sans effet : la règle « {from} » passe avant',
    it: 'Senza effetto: la regola «{from}» viene prima',
  },
  page: {
    en: 'Without effect: pages of the shop come first',
    de: 'Ohne Wirkung: Seiten des Shops gehen vor',
    es: 'Sin efecto: las páginas de la tienda van antes',
    fr: 'Sans effet : les pages de la boutique passent avant',
    it: 'Senza effetto: le pagine del negozio vengono prima',
  },
} satisfies Record<string, StaffMessage>
