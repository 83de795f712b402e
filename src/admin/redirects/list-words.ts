import type { StaffMessage } from '@/domain/staff-words'

/** Words of the list of redirects. */
export const listWords = {
  show: {
    en: 'Which redirects are shown',
    de: 'Welche Weiterleitungen gezeigt werden',
    es: 'Qué redirecciones se muestran',
    fr: 'Quelles redirections sont montrées',
    it: 'Quali reindirizzamenti si vedono',
  },
  all: { en: 'All', de: 'Alle', es: 'Todas', fr: 'Toutes', it: 'Tutti' },
  used: { en: 'Used', de: 'Benutzt', es: 'Usadas', fr: 'Utilisées', it: 'Usati' },
  unused: { en: 'Never used', de: 'Nie benutzt', es: 'Nunca usadas', fr: 'Jamais utilisées', it: 'Mai usati' },
  stale: {
    en: 'Not used for half a year',
    de: 'Seit einem halben Jahr nicht benutzt',
    es: 'Sin uso desde hace medio año',
    fr: 'Inutilisées depuis six mois',
    it: 'Non usati da sei mesi',
  },
  off: { en: 'Switched off', de: 'Ausgeschaltet', es: 'Desactivadas', fr: 'Désactivées', it: 'Disattivati' },
  over: { en: 'Over', de: 'Abgelaufen', es: 'Caducadas', fr: 'Expirées', it: 'Scaduti' },
  gone: { en: 'Gone (410)', de: 'Gelöscht (410)', es: 'Eliminadas (410)', fr: 'Supprimées (410)', it: 'Rimossi (410)' },
  ascending: {
    en: '{column}: the lowest first, of those that were used',
    de: '{column}: aufsteigend, nur benutzte',
    es: '{column}: de menor a mayor, solo las usadas',
    fr: '{column} : ordre croissant, seulement les utilisées',
    it: '{column}: in ordine crescente, solo i reindirizzamenti usati',
  },
  descending: {
    en: '{column}: the highest first, of those that were used',
    de: '{column}: absteigend, nur benutzte',
    es: '{column}: de mayor a menor, solo las usadas',
    fr: '{column} : ordre décroissant, seulement les utilisées',
    it: '{column}: in ordine decrescente, solo i reindirizzamenti usati',
  },
  never: { en: 'never', de: 'nie', es: 'nunca', fr: 'jamais', it: 'mai' },
  tools: {
    en: 'Import, export, test',
    de: 'Import, Export, Test',
    es: 'Importar, exportar, probar',
    fr: 'Importer, exporter, tester',
    it: 'Importa, esporta, prova',
  },
} satisfies Record<string, StaffMessage>
