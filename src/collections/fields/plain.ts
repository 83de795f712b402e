import type { CheckboxField, DateField, NumberField, SelectField, TextareaField, TextField } from 'payload'

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

export const instant = ([name, label, description]: Words, more: More<DateField> = {}): DateField => ({
  name,
  label,
  type: 'date',
  ...more,
  admin: { description, date: MOMENT, ...more.admin },
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
