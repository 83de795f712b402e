import type { CheckboxField, Field, DateField, NumberField, SelectField, TextareaField, TextField, UIField } from 'payload'

/**
 * Short forms of Payload's fields; each takes the label and the description for editors. They are all single-valued,
 * because Payload's own types are unions over `hasMany` that a spread cannot narrow.
 */
type Words = readonly [name: string, label: string, description: string]
type More<T> = Partial<Omit<T, 'name' | 'label' | 'type' | 'hasMany' | 'minRows' | 'maxRows'>>

export const text = ([name, label, description]: Words, more: More<TextField> = {}) =>
  ({
    name,
    label,
    type: 'text',
    ...more,
    admin: { description, ...more.admin },
  }) as TextField

/** A colour with a swatch that opens a picker; of a partner's palette with its measured contrast. */
export const colour = (words: Words): Field =>
  text(words, {
    admin: {
      // Two in a row.
      width: '50%',
      components: {
        beforeInput: ['@/admin/pickers/colour-field#ColourPicker'],
        afterInput: ['@/admin/pickers/colour-field#ColourContrast'],
      },
    },
  })

export const longText = ([name, label, description]: Words, more: More<TextareaField> = {}): TextareaField => ({
  name,
  label,
  type: 'textarea',
  ...more,
  admin: { description, ...more.admin },
})

export const number = ([name, label, description]: Words, more: More<NumberField> = {}) =>
  ({
    name,
    label,
    type: 'number',
    ...more,
    admin: { description, ...more.admin },
  }) as NumberField

export const checkbox = ([name, label, description]: Words, more: More<CheckboxField> = {}): CheckboxField => ({
  name,
  label,
  type: 'checkbox',
  defaultValue: false,
  ...more,
  admin: { description, ...more.admin },
})

/** Dates are formatted for the reader's language. */
const MOMENT = { pickerAppearance: 'dayAndTime', displayFormat: 'PPp', timeFormat: 'p' } as const

/** A date is typed and listed in the time zone of the market that the document belongs to. */
export const IN_ZONE = { Field: '@/admin/pickers/zoned-date#ZonedDate', Cell: '@/admin/pickers/zoned-date#ZonedCell' }

export const instant = ([name, label, description]: Words, more: More<DateField> = {}): DateField => ({
  name,
  label,
  type: 'date',
  ...more,
  admin: { description, date: MOMENT, components: IN_ZONE, ...more.admin },
})

export const select = ([name, label, description]: Words, options: SelectField['options'], more: More<SelectField> = {}) =>
  ({
    name,
    label,
    type: 'select',
    options: [...options],
    ...more,
    admin: { description, ...more.admin },
  }) as SelectField

/** What a field of text holds a key of. */
export type KeyKind =
  'country' | 'locale' | 'timeZone' | 'market' | 'page' | 'subject' | 'category' | 'series' | 'parameter' | 'parameterValue'

/**
 * The key is chosen by its name. `free`: other texts are stored, too; `fills`: the field beside it that belongs to the choice.
 */
export const picker = (of: KeyKind, more: Readonly<{ free?: boolean; fills?: string }> = {}) => ({
  components: { Field: { path: '@/admin/pickers/key-picker#KeyPicker', clientProps: { of, ...more } } },
})

/** A number of hundredths (cents, hundredths of a percent) is typed with decimals. */
export const inHundredths = (unit: 'money' | 'percent') => ({
  components: { Field: { path: '@/admin/pickers/hundredths-field#HundredthsField', clientProps: { unit } } },
})

const COMMENTED_LABEL = '@/admin/comments/field-label#CommentedLabel'

/** The fields, with a button for comments at the label of each text, inside groups and rows too (P-31). */
export const withComments = <Some extends Field>(fields: readonly Some[]): Some[] => fields.map(commented)

function commented<Some extends Field>(field: Some): Some {
  if (field.type === 'group' || field.type === 'array') return { ...field, fields: withComments(field.fields) }
  if (field.type === 'tabs') return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: withComments(tab.fields) })) }
  if (field.type === 'blocks')
    return { ...field, blocks: field.blocks.map((block) => ({ ...block, fields: withComments(block.fields) })) }
  if (field.type !== 'text' && field.type !== 'textarea' && field.type !== 'richText') return field
  return { ...field, admin: { ...field.admin, components: { Label: COMMENTED_LABEL, ...field.admin?.components } } }
}

/** What asks for more about a document, and what prepares a save, is not shown while it lies in the bin. */
export const outsideBin = ({ deletedAt }: Partial<Readonly<Record<string, unknown>>>): boolean => !deletedAt

/** A component of `src/admin` among the fields that stores nothing. */
export const panel = (name: string, file: string, component: string): UIField => ({
  name,
  type: 'ui',
  admin: { condition: outsideBin, disableListColumn: true, components: { Field: `@/admin/${file}#${component}` } },
})

/** The same in the sidebar. */
export const sidePanel = (name: string, file: string, component: string): UIField => {
  const field = panel(name, file, component)
  return { ...field, admin: { ...field.admin, position: 'sidebar' } }
}
