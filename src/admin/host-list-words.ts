import type { StaffMessage } from '@/domain/staff-words'

/** Headline and columns of the list of hosts, and what its codes stand for. */
export const hostListWords = {
  title: {
    en: 'All hosts at a glance',
    de: 'Alle Hosts auf einen Blick',
    es: 'Todos los hosts de un vistazo',
    fr: 'Tous les hôtes en un coup d’œil',
    it: 'Tutti gli host a colpo d’occhio',
  },
  environment: { en: 'Environment', de: 'Umgebung', es: 'Entorno', fr: 'Environnement', it: 'Ambiente' },
  host: { en: 'Host', de: 'Host', es: 'Host', fr: 'Hôte', it: 'Host' },
  mode: { en: 'Mode', de: 'Modus', es: 'Modo', fr: 'Mode', it: 'Modalità' },
  notCanonical: { en: 'not canonical', de: 'nicht kanonisch', es: 'no canónico', fr: 'non canonique', it: 'non canonico' },
} satisfies Record<string, StaffMessage>
