import { beforeAll, expect, test } from 'vitest'
import * as de from '@/collections/words/forms/de'
import * as es from '@/collections/words/forms/es'
import * as fr from '@/collections/words/forms/fr'
import * as it from '@/collections/words/forms/it'
import { payloadTexts, staffI18n } from '@/collections/words/payload-texts'
import { STAFF_LANGUAGES } from '@/domain/staff-words'
import { offlineConfig } from './support/offline-config'

type Part = Readonly<Record<string, unknown>>
type Seen = Readonly<{ path: string; part: Part }>

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value)
const partsOf = (value: unknown): Part[] => (Array.isArray(value) ? value.filter(isPart) : [])
const adminOf = (part: Part): Part => (isPart(part.admin) ? part.admin : {})
const isHidden = (part: Part) =>
  part.hidden === true || adminOf(part).hidden === true || adminOf(part).disabled === true || part.name === 'id'

/** A panel among the fields has its own heading; only a column of a list shows its label. */
const isPanel = (part: Part) => part.type === 'ui' && adminOf(part).disableListColumn === true

/** Everything below a field or a collection; hidden parts only with `hidden`. */
const below = (part: Part, path: string, { hidden = false } = {}): Seen[] =>
  ['fields', 'tabs', 'blocks'].flatMap((kind) =>
    partsOf(part[kind])
      .filter((child) => hidden || !isHidden(child))
      .flatMap((child, index) => {
        const own = `${path}.${String(child.name ?? child.slug ?? `${kind}${index}`)}`
        return [{ path: own, part: child }, ...below(child, own, { hidden })]
      }),
  )

let seen: Seen[] = []
let collections: Seen[] = []

beforeAll(async () => {
  const config = await offlineConfig()
  collections = config.collections
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .map((collection) => ({ path: collection.slug, part: { ...collection } }))
  seen = [...collections, ...collections.flatMap(({ part, path }) => below(part, path))]
})

/** Every text of a part, with its path. */
function* readOf({ path, part }: Seen): Generator<readonly [string, unknown]> {
  const admin = adminOf(part)
  if (!isPanel(part)) yield [`${path} label`, part.label]
  yield [`${path} description`, part.description]
  yield [`${path} help`, admin.description]
  yield [`${path} placeholder`, admin.placeholder]
  yield [`${path} group`, admin.group]
  if (isPart(part.labels)) yield* [part.labels.singular, part.labels.plural].map((label) => [`${path} rows`, label] as const)
  for (const option of Array.isArray(part.options) ? part.options : [])
    yield [`${path} option`, isPart(option) ? option.label : String(option)]
}

/** A code such as "EUR" or "13" is the same everywhere. */
const isCode = (text: string) => !/[a-z]{3}/.test(text)

/** Payload's own texts are functions: they exist in every language. */
const isSaid = (value: unknown): boolean =>
  value === undefined ||
  value === false ||
  typeof value === 'function' ||
  (typeof value === 'string' && isCode(value)) ||
  (isPart(value) && STAFF_LANGUAGES.every((language) => typeof value[language] === 'string' && value[language] !== ''))

test('every text of forms and lists exists in each language of the staff', () => {
  const missing = seen.flatMap((part) => [...readOf(part)].filter(([, text]) => !isSaid(text)))
  expect(missing).toEqual([])
})

test.each(['rating.reviews.author', 'blocks.steps.steps.title', 'to.params.value'])(
  'the walk through the fields finds %s',
  (end) => {
    expect(seen.length).toBeGreaterThan(200)
    expect(seen.filter(({ path }) => path.endsWith(end))).toHaveLength(1)
  },
)

test('every field has a label and a help, every tab and group a name, every row and block one of its own', () => {
  const missing = seen.flatMap(({ path, part }) => {
    if (part.slug !== undefined || part.type === 'ui' || part.type === 'tabs' || part.type === 'row') return []
    const ofPayload = typeof part.label === 'function'
    const help = part.type === undefined ? part.description : adminOf(part).description
    return [
      ...(part.label === undefined || part.label === '' ? [`${path} label`] : []),
      ...(ofPayload || help !== undefined ? [] : [`${path} help`]),
      ...(part.type === 'array' && !isPart(part.labels) ? [`${path} rows`] : []),
    ]
  })
  expect(missing).toEqual([])
})

test('every collection has a name, a group and a help', () => {
  const missing = collections.filter(({ part }) => !isPart(part.labels) || !adminOf(part).group || !adminOf(part).description)
  expect(missing.map(({ path }) => path)).toEqual([])
})

test('no sentence is translated twice, and each is used in a form', () => {
  const all = [...collections, ...collections.flatMap(({ part, path }) => below(part, path, { hidden: true }))]
  const read = new Set(all.flatMap((part) => [...readOf(part)].map(([, text]) => (isPart(text) ? String(text.en) : ''))))
  const sentences = Object.values(de).flatMap((area) => Object.keys(area))
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) < index)).toEqual([])
  expect(sentences.filter((sentence) => !read.has(sentence))).toEqual([])
})

test.each([es, fr, it])('the forms have the same sentences in every language', (other) => {
  const idsIn = (areas: object) => Object.entries(areas).map(([name, area]) => [name, Object.keys(area).sort()])
  expect(idsIn(other)).toEqual(idsIn(de))
  expect(
    Object.values(other)
      .flatMap((area) => Object.values<string>(area))
      .filter((text) => text.trim() === ''),
  ).toEqual([])
})

/** Texts by their place: "general:save". */
const flat = (texts: unknown, path = ''): [string, string][] =>
  typeof texts === 'string'
    ? [[path, texts]]
    : Object.entries(isPart(texts) ? texts : {}).flatMap(([name, part]) => flat(part, path === '' ? name : `${path}:${name}`))
const blanksOf = (text = '') => [...new Set(text.match(/\{\{[^}]+\}\}|<\/?\d>/g))].toSorted().join()

test.each(STAFF_LANGUAGES)(
  'texts of Payload, and ours in their place, are complete in %s and have the same placeholders',
  (language) => {
    const english = new Map(flat(staffI18n.supportedLanguages.en.translations))
    const changed = flat(payloadTexts[language])
    const shown = new Map([...flat(staffI18n.supportedLanguages[language].translations), ...changed])
    expect([...english.keys()].filter((path) => !shown.get(path))).toEqual([])
    // Some of Payload's own translations name a placeholder that is never filled.
    expect([...english].filter(([path, text]) => blanksOf(text) !== blanksOf(shown.get(path))).map(([path]) => path)).toEqual([])
    expect(changed.filter(([path]) => !english.has(path))).toEqual([])
  },
)
