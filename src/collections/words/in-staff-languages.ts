import type { CollectionConfig } from 'payload'
import type { StaffMessage } from '@/domain/staff-words'
import * as de from './forms/de'
import * as es from './forms/es'
import * as fr from './forms/fr'
import * as it from './forms/it'

type Sentences = Readonly<Record<string, string>>
const joined = (areas: object): Sentences => Object.assign({}, ...Object.values(areas))
const [german, spanish, french, italian] = [joined(de), joined(es), joined(fr), joined(it)]

/** Words of the field forms by their English sentence, which the form itself has. */
const dictionary: ReadonlyMap<string, StaffMessage> = new Map(
  Object.entries(german).map(([en, text]) => [
    en,
    { en, de: text, es: spanish[en] ?? en, fr: french[en] ?? en, it: italian[en] ?? en },
  ]),
)

/** A label, help or option of the collections in every language of staff; null when it is not translated yet. */
export const findWords = (english: string): StaffMessage | null => dictionary.get(english) ?? null

type Part = Readonly<Record<string, unknown>>

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value)
/** One of our sentences in every language of staff; unknown sentences and other values stay as they are. */
const inAll = (value: unknown): unknown => (typeof value === 'string' ? (findWords(value) ?? value) : value)

/** Properties of Payload's configuration whose values staff read. */
const SAID: Readonly<Record<string, (value: unknown) => unknown>> = {
  label: inAll,
  labels: (value) => (isPart(value) ? mapped(value, inAll) : value),
  description: inAll,
  placeholder: inAll,
  group: inAll,
  admin: (value) => (isPart(value) ? translated(value) : value),
  fields: (value) => each(value),
  tabs: (value) => each(value),
  blocks: (value) => each(value),
  options: (value) => each(value),
}

const mapped = (part: Part, change: (value: unknown) => unknown): Part =>
  Object.fromEntries(Object.entries(part).map(([name, value]) => [name, change(value)]))

const translated = (part: Part): Part =>
  Object.fromEntries(Object.entries(part).map(([name, value]) => [name, SAID[name]?.(value) ?? value]))

const each = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((entry: unknown) => (isPart(entry) ? translated(entry) : entry)) : value

/**
 * The collections with every label, help, placeholder and group in all languages of staff. Field definitions are written in
 * English and the dictionary has the translations; a test finds sentences that it lacks.
 */
export const inStaffLanguages = (collections: readonly CollectionConfig[]): CollectionConfig[] =>
  // Payload's types are unions that a generic walk cannot keep apart; only texts are replaced.
  collections.map((collection) => translated({ ...collection }) as unknown as CollectionConfig)
