import { expect, test } from 'vitest'
import { findWords } from '@/collections/words/in-staff-languages'
import { pageBlocks } from '@/collections/pages/blocks'
import blockSentences from '@/collections/words/forms/de/page-blocks.json'
import type { BlockFields } from '@/domain/content/block-fields'
import { BLOCKS } from '@/domain/content/page-blocks'
import { STAFF_LANGUAGES } from '@/domain/staff-words'
import { RENDERERS } from '@/storefront/content/page-block'

/** Every sentence of the fields of a block. */
const sentencesOf = (fields: BlockFields): string[] =>
  Object.values(fields).flatMap((field) => [
    field.label,
    field.help,
    ...(field.kind === 'choice' ? field.options.map(({ label }) => label) : []),
    ...(field.kind === 'rows' ? [field.row.singular, field.row.plural, ...sentencesOf(field.fields)] : []),
  ])

test('every declared block has one form and one renderer, and none is without a declaration', () => {
  const types = BLOCKS.map(({ type }) => type)
  expect(types).toHaveLength(new Set(types).size)
  expect(Object.keys(RENDERERS).toSorted()).toEqual(types.toSorted())
  expect(pageBlocks.map(({ slug }) => slug)).toEqual(types)
})

test.each(BLOCKS)('the block "$type" has names, labels and helps in five languages', ({ names, fields }) => {
  const sentences = [names.singular, names.plural, ...sentencesOf(fields)]
  const missing = sentences.filter((sentence) => STAFF_LANGUAGES.some((language) => !findWords(sentence)?.[language]))
  expect(missing).toEqual([])
  // A collapsed block in the form reads its name from this part of the dictionary alone.
  expect(Object.keys(blockSentences)).toContain(names.singular)
})

test.each(BLOCKS)('the sketch of the block "$type" is a drawing of shapes', ({ sketch }) => {
  expect(sketch).toMatch(/^(?:<(?:path|rect|circle) [^<>]*\/>)+$/)
})
