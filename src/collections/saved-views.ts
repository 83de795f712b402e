import type { Config, Field, LabelFunction, SanitizedConfig } from 'payload'
import { formatStaffMessage, type StaffMessage } from '@/domain/staff-words'

const WORDS = {
  view: { en: 'Saved view', de: 'Gespeicherte Ansicht', es: 'Vista guardada', fr: 'Vue enregistrée', it: 'Vista salvata' },
  views: {
    en: 'Saved views',
    de: 'Gespeicherte Ansichten',
    es: 'Vistas guardadas',
    fr: 'Vues enregistrées',
    it: 'Viste salvate',
  },
  title: { en: 'Name', de: 'Name', es: 'Nombre', fr: 'Nom', it: 'Nome' },
  isShared: { en: 'Shared', de: 'Geteilt', es: 'Compartida', fr: 'Partagée', it: 'Condivisa' },
  access: { en: 'Who has it', de: 'Wer sie hat', es: 'Quién la tiene', fr: 'Qui y a accès', it: 'Chi la vede' },
  where: { en: 'Filters', de: 'Filter', es: 'Filtros', fr: 'Filtres', it: 'Filtri' },
  columns: { en: 'Columns', de: 'Spalten', es: 'Columnas', fr: 'Colonnes', it: 'Colonne' },
  groupBy: { en: 'Grouped by', de: 'Gruppiert nach', es: 'Agrupada por', fr: 'Regroupée par', it: 'Raggruppata per' },
  read: {
    en: 'Who can open it',
    de: 'Wer sie öffnen kann',
    es: 'Quién puede abrirla',
    fr: 'Qui peut l’ouvrir',
    it: 'Chi può aprirla',
  },
  update: {
    en: 'Who can change it',
    de: 'Wer sie ändern kann',
    es: 'Quién puede cambiarla',
    fr: 'Qui peut la modifier',
    it: 'Chi può modificarla',
  },
  delete: {
    en: 'Who can delete it',
    de: 'Wer sie löschen kann',
    es: 'Quién puede eliminarla',
    fr: 'Qui peut la supprimer',
    it: 'Chi può eliminarla',
  },
  everyone: { en: 'All staff', de: 'Alle im Team', es: 'Todo el equipo', fr: 'Toute l’équipe', it: 'Tutto il personale' },
  onlyMe: { en: 'Only me', de: 'Nur ich', es: 'Solo yo', fr: 'Moi seulement', it: 'Solo io' },
} as const satisfies Record<string, StaffMessage>
const isWord = (name: string): name is keyof typeof WORDS => name in WORDS

/** Payload puts these into its own sentences as they are, so they must already be in the reader's language. */
const inLanguage =
  (word: StaffMessage): LabelFunction =>
  ({ i18n }) =>
    formatStaffMessage(word, i18n.language)

/**
 * Saved views of lists are Payload's query presets: filters, columns and grouping under a name, for oneself or for all staff.
 * There is no choice of single persons: only admins can read the records of others.
 */
export const queryPresets: NonNullable<Config['queryPresets']> = {
  access: {},
  constraints: {},
  filterConstraints: ({ options }) =>
    options.filter((option) => (typeof option === 'string' ? option : option.value) !== 'specificUsers'),
  labels: { singular: inLanguage(WORDS.view), plural: inLanguage(WORDS.views) },
}

/** A field of Payload's with our words, where it has its own in English only. */
function inOurWords(field: Field, operation = ''): void {
  if ('name' in field && isWord(field.name) && field.type !== 'group') field.label = WORDS[field.name]
  if ('name' in field && field.name === 'access') field.label = WORDS.access
  if (field.type === 'select' && field.name === 'constraint') {
    if (isWord(operation)) field.label = WORDS[operation]
    for (const option of field.options) if (typeof option === 'object' && isWord(option.value)) option.label = WORDS[option.value]
  }
  if (field.type === 'collapsible') {
    const [group] = field.fields
    const name = group && 'name' in group ? group.name : ''
    if (isWord(name)) field.label = WORDS[name]
    for (const inner of field.fields) inOurWords(inner, name)
  } else if (field.type === 'group') for (const inner of field.fields) inOurWords(inner, operation)
}

/** Payload has English words alone for its saved views. */
export async function withSavedViews(building: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await building
  const views = config.collections.find(({ slug }) => String(slug) === 'payload-query-presets')
  for (const field of views?.fields ?? []) inOurWords(field)
  return config
}
