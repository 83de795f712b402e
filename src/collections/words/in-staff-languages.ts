import type { CollectionConfig } from 'payload'
import { wordsOf } from './dictionary'

type Part = Readonly<Record<string, unknown>>

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value)
/** A sentence of ours in every language of staff; whatever is no sentence, or is not known, stays as it is. */
const inAll = (value: unknown): unknown => (typeof value === 'string' ? (wordsOf(value) ?? value) : value)

/** What a person reads in the admin, by the name under which Payload keeps it. */
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
 * The collections with every label, help, placeholder and group in all languages of staff. Field forms stay in plain
 * English, the dictionary has the rest; a sentence it does not know stays English, and a test finds it.
 */
export const inStaffLanguages = (collections: readonly CollectionConfig[]): CollectionConfig[] =>
  // Payload's own types are unions that a walk cannot keep apart; nothing but words is replaced.
  collections.map((collection) => translated({ ...collection }) as unknown as CollectionConfig)
