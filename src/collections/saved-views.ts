import { staffWords, type StaffKey } from '@/domain/staff-messages/staff-messages'
import type { Config, Field, LabelFunction, Option, SanitizedConfig, SelectField } from 'payload'
import { formatStaffMessage, type StaffMessage } from '@/domain/staff-words'

const WORDS = staffWords('savedView')
const isWord = (name: string): name is StaffKey<'savedView'> => name in WORDS

/** Payload puts these into its own sentences as they are, so they must already be in the reader's language. */
const inLanguage =
  (word: StaffMessage): LabelFunction =>
  ({ i18n }) =>
    formatStaffMessage(word, i18n.language)

const valueOf = (option: Option): string => (typeof option === 'string' ? option : option.value)

/**
 * Saved views of lists are Payload's query presets: filters, columns and grouping under a name, for oneself or for all staff. No
 * single persons are chosen, because only admins can read the records of others, and only its owner changes a view: otherwise who
 * may only look at the content could change what all use.
 */
export const queryPresets: NonNullable<Config['queryPresets']> = {
  access: {},
  constraints: {},
  filterConstraints: ({ options }) => options.filter((option) => valueOf(option) !== 'specificUsers'),
  labels: { singular: inLanguage(WORDS.view), plural: inLanguage(WORDS.views) },
}

const onlyMe = ({ options }: Readonly<{ options: Option[] }>) => options.filter((option) => valueOf(option) === 'onlyMe')

/** The choice of who may do an operation with a view; `read` alone has one. */
function setConstraint(field: SelectField, operation: string): void {
  field.label = WORDS.read
  for (const option of field.options) if (typeof option === 'object' && isWord(option.value)) option.label = WORDS[option.value]
  if (operation !== 'read') field.filterOptions = onlyMe
}

/** A field of Payload's with our words, where it has its own in English only. */
function inOurWords(field: Field, operation = ''): void {
  if ('name' in field && isWord(field.name) && (field.type !== 'group' || field.name === 'access'))
    field.label = WORDS[field.name]
  if (field.type === 'select' && field.name === 'constraint') setConstraint(field, operation)
  if (field.type === 'group') for (const inner of field.fields) inOurWords(inner, operation)
  if (field.type !== 'collapsible') return
  const [group] = field.fields
  const name = group && 'name' in group ? group.name : ''
  field.label = WORDS.read
  if (name !== 'read') field.admin = { ...field.admin, hidden: true }
  for (const inner of field.fields) inOurWords(inner, name)
}

/** Gives Payload's saved views our words, for it has English ones alone, and our rules. */
export async function withSavedViews(building: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await building
  const views = config.collections.find(({ slug }) => String(slug) === 'payload-query-presets')
  for (const field of views?.fields ?? []) inOurWords(field)
  return config
}
