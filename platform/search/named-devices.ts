import { prepared } from '@trade-in-shop/runtime/database-session'
import type { Db } from '@platform/store/pool'
import { textClauses, type SearchBody } from './clause'
import { selectColumns } from './columns'
import type { Folded } from './fold'
import { nameIndexTable } from './answer'
import { joinWords, namesNear } from './edit-distance'
import type { SearchCandidate } from './score'

/**
 * A device whose whole name resembles the typed text, and how much: 1 for the name itself, less for one edit. `own` is 1 for
 * the name of the model or the device, 0 for a code, a nickname or the name of a whole series.
 */
export type NamedDevice = SearchCandidate['columns'] & { id: string; position: number; own: number; likeness: number }

type Row = SearchCandidate['columns'] & { id: string; position: number; named: string; own: number; nth: number }

/** Bounds the work, and lets the query planner expect few matches among the many names. */
const MAX_NAMES = 200
const MAX_DEVICES = 100
const EDITED = 0.5
/** People rarely mistype the first letter, and rarely hit a digit for a letter. */
const FIRST_LETTER = 0.1
const SAME_KINDS = 0.1

/** The longest text that the body searches as a phrase: all that the visitor typed. */
function typedName(body: SearchBody, folded: Folded): string {
  const phrases = textClauses(body.query).filter(({ mode }) => mode === 'phrasePrefix')
  const names = phrases.map(({ text }) => joinWords(folded.get(text) ?? ''))
  return names.reduce((longest, name) => (name.length > longest.length ? name : longest), '')
}

const kindsOf = (name: string): string => name.replace(/\d/g, '0').replace(/[a-z]/g, 'a')

function likenessOf(typed: string, { named }: Row): number {
  if (typed === named) return 1
  const first = typed[0] === named[0] ? FIRST_LETTER : 0
  const kinds = kindsOf(typed) === kindsOf(named) ? SAME_KINDS : 0
  return EDITED + first + kinds
}

/** As `publish-words.ts` makes them. */
const OWN_NAMES = ['d.model_text', 'd.manufacturer_text || d.model_text', 'd.name_text', 'd.manufacturer_text || d.name_text']
  .map((text) => `replace(${text}, ' ', '')`)
  .join(', ')

/**
 * The names, which have no spaces, come as one text: more than a thousand elements of an array take longer to write than to look up.
 * They come by a sub-select: the planner would weigh each of them against its statistics, for longer than the search takes,
 * and as rows each would be looked up from the root of the index. `offset 0` stops it from reading whole tables for names of which
 * nearly none exist. `nth`: the rank among the variants of one model, by how often they are sold.
 */
const NAMED = (index: string, columns: string) => `
  select * from (
    select ${columns}, n.name as named, (n.name in (${OWN_NAMES}))::int as own,
      row_number() over (partition by d.manufacturer_id, d.model order by n.name <> $2, d.popularity desc, d.position)::int as nth
    from (select distinct on (s.device_id) s.device_id, s.name
          from platform.search_names s where s.name = any((select string_to_array($1, ' ') offset 0)::text[])
          order by s.device_id, s.name <> $2, s.name limit ${MAX_NAMES}) as n
    cross join lateral (select * from ${nameIndexTable(index)} where index_name = $3 and id = n.device_id offset 0) as d
  ) as found order by nth, named <> $2, own desc limit ${MAX_DEVICES}`

/**
 * The devices that the whole text may name. Only those with exactly this name when there are any; otherwise those at one edit,
 * where further variants of a model come last, so that they do not crowd out another model.
 */
export async function namedDevices(db: Db, index: string, body: SearchBody, folded: Folded): Promise<NamedDevice[]> {
  const typed = typedName(body, folded)
  const names = namesNear(typed)
  if (!names.length) return []
  const { rows } = await db.query<Row>(prepared(NAMED(index, selectColumns(body)), [names.join(' '), typed, index]))
  const exact = rows.filter(({ named }) => named === typed)
  if (exact.length) return exact.map((row) => ({ ...row, likeness: 1 }))
  return rows.map((row) => ({ ...row, likeness: likenessOf(typed, row) / row.nth }))
}
