import { prepared } from '@trade-in-shop/runtime/database-session'
import type { Db } from '@platform/store/pool'
import { editDistance } from './edit-distance'

/** A possible meaning of a mistyped word: these words of the catalogue, in a row, at so many edits. */
export type Alternative = { words: string[]; edits: number }

/**
 * Possible meanings of each typed word, nearest first. `neighbours`: all words of the catalogue at one edit of it; `whole`: words
 * of the catalogue; `begun`: beginnings of one.
 */
export type Vocabulary = {
  alternatives: ReadonlyMap<string, Alternative[]>
  neighbours: ReadonlyMap<string, string[]>
  whole: ReadonlySet<string>
  begun: ReadonlySet<string>
}

export const NO_VOCABULARY: Vocabulary = { alternatives: new Map(), neighbours: new Map(), whole: new Set(), begun: new Set() }

const MAX_WORD = 24
const MAX_ALTERNATIVES = 48

/** The word and all its one-letter deletions: two words within one edit share one of these. */
function deletionsOf(word: string): string[] {
  return [word, ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))].filter(Boolean)
}

/** Every way to cut the word in two: "iphone13" may be "iphone 13". */
const splitsOf = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, index) => [word.slice(0, index + 1), word.slice(index + 1)])

/** Lists come as rows: the planner would weigh every element of an array, for longer than the search takes. */
const LOOKUP = `
  select array(select distinct d.word from unnest($1::text[]) as t(typed)
               join platform.search_deletions d on d.deletion = t.typed collate "C") as near,
         array(select w.word from unnest($2::text[]) as t(typed)
               join platform.search_words w on w.word = t.typed collate "C") as pieces,
         array(select t.typed from unnest($3::text[]) as t(typed)
               where exists (select 1 from platform.search_words w
                             where w.word >= (t.typed collate "C") and w.word < (t.typed || '{') collate "C")) as begun`

const SIMILAR = `
  select t.typed, array(select w.word from platform.search_words w
    where w.word % t.typed order by similarity(w.word, t.typed) desc, w.devices desc limit 20) as near
  from unnest($1::text[]) as t(typed)`

type WordMatches = { near: string[]; pieces: string[]; begun: string[] }

function fromNear(typed: string, near: string[], most: number): Alternative[] {
  const close = near.filter((word) => Math.abs(word.length - typed.length) <= most)
  return close
    .map((word) => ({ words: [word], edits: editDistance(typed, word) }))
    .filter(({ edits }) => edits > 0 && edits <= most)
}

function fromPieces(typed: string, pieces: ReadonlySet<string>): Alternative[] {
  return splitsOf(typed)
    .filter(([left, right]) => pieces.has(left) && pieces.has(right) && typed.length > 3)
    .map((words) => ({ words, edits: 1 }))
}

const nearest = (rows: Alternative[]) => rows.sort((a, b) => a.edits - b.edits).slice(0, MAX_ALTERNATIVES)

/**
 * Looks words up at once: by shared deletions, which finds every word within one edit; a word that neither begins one nor is
 * found that way by trigrams, for two edits and unfinished words.
 */
export async function lookUp(db: Db, typed: string[]): Promise<Vocabulary> {
  const words = [...new Set(typed)].filter((word) => word.length <= MAX_WORD)
  if (!words.length) return NO_VOCABULARY
  const parameters = [words.flatMap(deletionsOf), words.flatMap((word) => [word, ...splitsOf(word).flat()]), words]
  const { rows } = await db.query<WordMatches>(prepared(LOOKUP, parameters))
  const found = rows[0] ?? { near: [], pieces: [], begun: [] }
  const pieces = new Set(found.pieces)
  const begun = new Set(found.begun)
  const atOneEdit = new Map(words.map((word) => [word, fromNear(word, found.near, 1)]))
  const alternatives = new Map(
    words.map((word) => [word, nearest([...(atOneEdit.get(word) ?? []), ...fromPieces(word, pieces)])]),
  )
  const lost = words.filter((word) => !begun.has(word) && !alternatives.get(word)?.length)
  if (lost.length) {
    const similar = await db.query<{ typed: string; near: string[] }>(SIMILAR, [lost])
    for (const row of similar.rows)
      alternatives.set(row.typed, nearest(fromNear(row.typed, row.near, row.typed.length > 5 ? 3 : 2)))
  }
  const neighbours = new Map(words.map((word) => [word, atOneEdit.get(word)?.flatMap((one) => one.words) ?? []]))
  return { alternatives, neighbours, begun, whole: new Set(words.filter((word) => pieces.has(word))) }
}
