import { staffWords } from '@/domain/staff-messages/staff-messages'
import { findWords } from '@/collections/words/in-staff-languages'
import type { BlockFields } from '@/domain/content/block-fields'
import { findBlock } from '@/domain/content/page-blocks'
import { formatStaffMessage } from '@/domain/staff-words'

const unitWords = staffWords('unit')

/** Labels of the form in English, by the name of the field. */
const PAGE: Readonly<Record<string, string>> = {
  title: 'Title',
  metaTitle: 'Title in search results',
  metaDescription: 'Description in search results',
}
const BLOCK = /^(\d{1,4})-(.+)$/
const PLACE = /^\d{1,4}$/

/**
 * The place of a unit of a translation file in the form of the page, in the language of the member of staff, such as
 * "Block 2: Steps › Step 1 › Title". An id that names no field stays as it is.
 */
export function unitName(id: string, language: string): string {
  const say = (english: string) => {
    const words = findWords(english)
    return words ? formatStaffMessage(words, language) : english
  }
  const [first = '', ...rest] = id.split('.')
  return (first === 'blocks' ? blockParts(rest) : pageParts(first, rest))?.join(' › ') ?? id

  function pageParts(name: string, places: readonly string[]): string[] | null {
    if (name === 'body') return textParts('Text', places)
    const label = Object.hasOwn(PAGE, name) ? PAGE[name] : undefined
    return label !== undefined && places.length === 0 ? [say(label)] : null
  }

  function blockParts([place = '', ...names]: readonly string[]): string[] | null {
    const [, index, type] = BLOCK.exec(place) ?? []
    const block = findBlock(type)
    const inner = block && fieldParts(names, block.fields)
    if (!inner) return null
    const values = { number: Number(index) + 1, name: say(block.names.singular) }
    return [formatStaffMessage(unitWords.block, language, values), ...inner]
  }

  function fieldParts([name = '', ...rest]: readonly string[], fields: BlockFields): string[] | null {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (field?.kind === 'rich-text') return textParts(field.label, rest)
    if (field?.kind === 'link') return rest.join('.') === 'label' ? [say(field.label), say('Text')] : null
    if (field?.kind === 'line' || field?.kind === 'paragraphs') return rest.length === 0 ? [say(field.label)] : null
    if (field?.kind !== 'rows') return null
    const [row = '', ...names] = rest
    const inner = PLACE.test(row) ? fieldParts(names, field.fields) : null
    return inner && [`${say(field.row.singular)} ${Number(row) + 1}`, ...inner]
  }

  function textParts(label: string, places: readonly string[]): string[] | null {
    if (!places.every((place) => PLACE.test(place))) return null
    const number = places.map((place) => Number(place) + 1).join('.')
    return [say(label), ...(number === '' ? [] : [formatStaffMessage(unitWords.paragraph, language, { number })])]
  }
}
