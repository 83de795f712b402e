import type { Db } from '@platform/store/pool'
import { editDistance } from './edit-distance'

/** What a mistyped word may have meant: these words of the catalogue, in a row, at so many edits. */
export type Alternative = { words: string[]; edits: number }

/**
 * Per typed word: what it may have meant. `unknown` words begin no word of the catalogue and resemble none: they can
 * tell nothing about a device and are left out of a lenient search.
 */
export type Vocabulary = { alternatives: ReadonlyMap<string, Alternative[]>; unknown: ReadonlySet<string> }

export const NO_VOCABULARY: Vocabulary = { alternatives: new Map(), unknown: new Set() }

const MAX_WORD = 24
const MAX_ALTERNATIVES = 24

/** The word and all its one-letter deletions: two words within one edit share one of these. */
function deletionsOf(word: string): string[] {
  return [word, ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))].filter(Boolean)
}

/** Every way to cut the word in two: "iphone13" may be "iphone 13". */
const splitsOf = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, index) => [word.slice(0, index + 1), word.slice(index + 1)])

const LOOKUP = `
  select t.typed, array(select w.word from platform.search_words w where w.deletions && t.deletions limit 200) as near,
         array(select w.word from platform.search_words w where w.word = any(t.pieces)) as pieces,
         exists(select 1 from platform.search_words w where w.word >= t.typed and w.word < t.typed || '{') as begins
  from jsonb_to_recordset($1::jsonb) as t(typed text collate "C", deletions text[], pieces text[])`

const SIMILAR = `
  select t.typed, array(select w.word from platform.search_words w
    where w.word % t.typed order by similarity(w.word, t.typed) desc, w.devices desc limit 20) as near
  from unnest($1::text[]) as t(typed)`

type Found = { typed: string; near: string[]; pieces: string[]; begins: boolean }

function fromNear(typed: string, near: string[], most: number): Alternative[] {
  const rows = near.map((word) => ({ words: [word], edits: editDistance(typed, word) }))
  return rows.filter(({ edits }) => edits > 0 && edits <= most)
}

function fromPieces(typed: string, pieces: string[]): Alternative[] {
  const known = new Set(pieces)
  return splitsOf(typed)
    .filter(([left, right]) => known.has(left) && known.has(right) && left.length + right.length > 3)
    .map((words) => ({ words, edits: 1 }))
}

/**
 * Looks all mistyped words up at once: first by shared deletions, which finds every word within one edit; what finds
 * nothing that way by trigrams, for two edits and unfinished words.
 */
export async function lookUp(db: Db, typed: string[]): Promise<Vocabulary> {
  const words = [...new Set(typed)].filter((word) => word.length <= MAX_WORD)
  if (!words.length) return NO_VOCABULARY
  const asked = words.map((word) => ({ typed: word, deletions: deletionsOf(word), pieces: splitsOf(word).flat() }))
  const { rows } = await db.query<Found>(LOOKUP, [JSON.stringify(asked)])
  const alternatives = new Map<string, Alternative[]>()
  for (const row of rows) alternatives.set(row.typed, [...fromNear(row.typed, row.near, 1), ...fromPieces(row.typed, row.pieces)])
  const lost = rows.filter(({ typed, begins }) => !begins && !alternatives.get(typed)?.length).map((row) => row.typed)
  if (lost.length) {
    const similar = await db.query<{ typed: string; near: string[] }>(SIMILAR, [lost])
    for (const row of similar.rows) alternatives.set(row.typed, fromNear(row.typed, row.near, row.typed.length > 5 ? 3 : 2))
  }
  for (const [word, list] of alternatives)
    alternatives.set(word, list.sort((a, b) => a.edits - b.edits).slice(0, MAX_ALTERNATIVES))
  const unknown = new Set(lost.filter((word) => !alternatives.get(word)?.length))
  return { alternatives, unknown }
}
