import type { Field, FieldHook } from 'payload'
import { cleanContent, cleanEmail } from '@trade-in-shop/contracts/clean-text'

/** A hook that cleans a text, or each of several. */
const cleaning =
  (clean: (text: string) => string): FieldHook =>
  ({ value }): unknown => {
    const cleanOne = (one: unknown): unknown => (typeof one === 'string' ? clean(one) : one)
    return Array.isArray(value) ? value.map(cleanOne) : cleanOne(value)
  }
const CLEANERS = { text: cleaning(cleanContent), textarea: cleaning(cleanContent), email: cleaning(cleanEmail) }
type WithFields = { fields: Field[] }
const inside = <Part extends WithFields>(part: Part): Part => ({ ...part, fields: withCleanTexts(part.fields) })

/**
 * The fields, each of which drops invisible signs from a typed text before it is checked and stored: a text of such signs alone is
 * empty, so a required field refuses it.
 */
export const withCleanTexts = (fields: readonly Field[]): Field[] => fields.map(cleaned)

function cleaned(field: Field): Field {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email': {
      const hooks = { ...field.hooks, beforeValidate: [CLEANERS[field.type], ...(field.hooks?.beforeValidate ?? [])] }
      return { ...field, hooks } as Field // one kind of field stays that kind
    }
    case 'group':
    case 'array':
    case 'row':
    case 'collapsible':
      return inside(field)
    case 'tabs':
      return { ...field, tabs: field.tabs.map(inside) }
    case 'blocks':
      return { ...field, blocks: field.blocks.map(inside) }
    default:
      return field
  }
}
