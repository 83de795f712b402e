import type { FieldHook, FlattenedField } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { offlineConfig } from './support/offline-config'

type TextField = Readonly<{ path: string; field: FlattenedField }>
const isOurs = (slug: string) => !slug.startsWith('payload-')

/** Every field of staff that takes a text, by its place. */
const textsBelow = (fields: readonly FlattenedField[], path: string): TextField[] =>
  fields.flatMap((field) => {
    const own = `${path}.${field.name}`
    const below = 'flattenedFields' in field ? textsBelow(field.flattenedFields, own) : []
    const blocks =
      field.type === 'blocks' ? field.blocks.flatMap((block) => textsBelow(block.flattenedFields, `${own}.${block.slug}`)) : []
    return [...(['text', 'textarea', 'email'].includes(field.type) ? [{ path: own, field }] : []), ...below, ...blocks]
  })

let texts: TextField[] = []
beforeAll(async () => {
  const { collections } = await offlineConfig()
  texts = collections.filter(({ slug }) => isOurs(slug)).flatMap(({ slug, flattenedFields }) => textsBelow(flattenedFields, slug))
})

/** What the first hook of the field, which cleans, makes of a value. */
function clean({ field }: TextField, value: unknown): unknown {
  const [first] = 'hooks' in field ? (field.hooks?.beforeValidate ?? []) : []
  return first ? first({ value } as Parameters<FieldHook>[0]) : value
}
/** The address of the log-in and of files, which Payload adds; `clean-credentials.ts` cleans the former. */
const OF_PAYLOAD =
  /^staff\.email$|\.blockName$|^media\.(?:filename|mimeType|url|thumbnailURL|sizes|folder)|\.sessions\.|\.(?:resetPasswordToken|salt|hash|id)$/

test.each([
  ['a zero-width space', 'ab\u200bc'],
  ['a word joiner', 'ab\u2060c'],
  ['a byte order mark', '\ufeffabc'],
  ['marks of direction', '\u202aabc\u202c\u200e'],
  ['a joiner at its end', 'abc\u200d'],
])('a text of the admin with %s is stored without it, in every field of every collection', (_name, typed) => {
  expect(texts.length).toBeGreaterThan(100)
  const odd = texts.filter((text) => !OF_PAYLOAD.test(text.path) && clean(text, typed) !== 'abc')
  expect(odd.map(({ path }) => path)).toEqual([])
})

test('a text of the admin of invisible signs alone is empty, so that a required field refuses it', () => {
  const odd = texts.filter(
    (text) => !OF_PAYLOAD.test(text.path) && [' ', '\u200b', '\u3164\u2060'].some((sign) => clean(text, sign) !== ''),
  )
  expect(odd.map(({ path }) => path)).toEqual([])
})

test('soft hyphens, dashes and blanks of an editor stay', () => {
  const headline = texts.find(({ path }) => path === 'banners.headline')
  const typed = 'Altgeräte\u00adankauf – schnell \u00a0'
  expect(headline && clean(headline, typed)).toBe(typed)
})
