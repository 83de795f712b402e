import { LIST_LIMITS } from '@trade-in-shop/contracts/limits'
import { MAX_PIECES } from '@trade-in-shop/contracts/sale-limits'
import type { ListLine } from '@/storefront/cart/list-state'

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase()

/** Headings that companies use, in the languages of the shop. */
const HEADINGS = {
  maker: /^(hersteller|marke|manufacturer|brand|fabricante|marca|fabricant|marque|produttore)$/,
  model: /^(modell|model|modelo|modele|modello|gerat|device|bezeichnung|artikel|producto|produit|prodotto|dispositivo|appareil)$/,
  quantity: /^(anzahl|stuck|stuckzahl|menge|quantity|qty|pieces|cantidad|unidades|quantite|nombre|quantita|pezzi)$/,
  works: /^(funktioniert|works|working|funciona|fonctionne|funziona)$/,
} as const
type Column = keyof typeof HEADINGS
type Columns = Readonly<Partial<Record<Column, number>>>

const YES = /^(ja|j|yes|y|si|s|oui|o|1|x|true|wahr|ok|funktioniert|works|funciona|fonctionne|funziona)$/
/** "iPhone 12 defekt", "iPad (kaputt)": as the last words of a line they say that the device does not work. */
const BROKEN = [
  ...['defekt', 'kaputt', 'funktioniert nicht', 'defective', 'faulty', 'broken', 'not working', 'defectuoso', 'averiado', 'roto'],
  ...['no funciona', 'defectueux', 'casse', 'ne fonctionne pas', 'difettoso', 'guasto', 'rotto', 'non funziona'],
]
const NO = new Set(['nein', 'n', 'no', 'non', '0', 'false', 'falsch', ...BROKEN])
/** Speaks of a problem in another way, so that only the seller knows what is meant. */
const MENTIONS_PROBLEM = /\b(defe[ck]t|kaputt|broken|faulty|averiad|rot[ao]\b|casse|guast|difett|rott[oa]\b)/
/** A part that is broken, or a negation, before the last word. */
const NOT_THE_DEVICE =
  /\b(nicht|not|no|pas|non|display|bildschirm|glas|akku|kamera|screen|glass|battery|camera|pantalla|bateria|ecran|batterie|schermo|vetro)$/
const AS_PLACED: Columns = { model: 0, quantity: 1, works: 2 }
/** "3 x iPhone 13", "3 Stück iPhone 13", and "3 iPhone 13" unless the number may belong to a name ("9 Pro", "13 mini"). */
const COUNTED = /^(\d{1,5})\s*(?:[x×]|stk\.?|stück|pcs\.?|pieces|uds\.?|unidades|pièces|pz\.?|pezzi)\s+(.+)$/i
const NUMBERED = /^(\d{1,5})\s+(\p{L}.*)$/u
const SUFFIX =
  /^(pro|mini|plus|max|ultra|mark|mk|lite|se|xl|xr|xs|series|neo|edge|fe|fold|flip|air|slim|zoll|inch|mm|gb|tb|[a-z]|i{2,3}|iv|v|vi{1,3})\b/i
/** "iPhone 12 x3" may be three pieces. */
const MAYBE_COUNTED = /\s[x×]\d{1,2}$/i
/** Longer text cannot be a model; the expressions above are slow on it. */
const MAX_READ = 4 * LIST_LIMITS.modelLength
const isCount = (cell: string): boolean => /^\s*\d{1,5}\s*$/.test(cell)
const hasLetters = (cell: string): boolean => /\p{L}/u.test(cell)

function columnsOf(first: readonly string[] = []): Columns | null {
  const found = first.flatMap((cell, at) => {
    const column = (Object.keys(HEADINGS) as Column[]).find((name) => HEADINGS[name].test(plain(cell)))
    return column ? [[column, at] as const] : []
  })
  const columns: Columns = Object.fromEntries(found)
  return columns.model === undefined ? null : columns
}

/** An empty cell is one piece; anything but a whole number up to the limit of a line is null. */
function quantityOf(cell: string): number | null {
  if (cell.trim() === '') return 1
  const count = /^\d{1,5}$/.test(cell.trim()) ? Number(cell.trim()) : 0
  return count >= 1 && count <= MAX_PIECES ? count : null
}

/** An empty cell means that the device works. */
const worksOf = (cell: string): boolean | null => {
  const said = plain(cell)
  return said === '' || YES.test(said) ? true : NO.has(said) ? false : null
}

/** The cells of a row without headings, by what is in them; a row that is already model, quantity, works is left as it is. */
function arranged([first = '', second = '', third = '', ...rest]: readonly string[]): readonly string[] {
  if (isCount(first) && hasLetters(second)) return [second, first, third, ...rest]
  if (third.trim() === '' && hasLetters(second) && worksOf(second) !== null) return [first, '', second]
  if (hasLetters(second) && /\d/.test(second) && (isCount(third) || third.trim() === ''))
    return [`${first} ${second}`, third, ...rest]
  return [first, second, third]
}

/** The pieces that a text itself names, and the text without them; null pieces are doubtful. */
function countIn(text: string): Readonly<{ text: string; count: string | null | undefined }> {
  const [, counted, what] = COUNTED.exec(text) ?? []
  if (counted !== undefined && what !== undefined) return { text: what, count: counted }
  const [, number, name] = NUMBERED.exec(text) ?? []
  if (number === undefined || name === undefined) return { text, count: MAYBE_COUNTED.test(text) ? null : undefined }
  return SUFFIX.test(name) ? { text, count: null } : { text: name, count: number }
}

/** Whether a text itself says that the device is broken: false, or null where it is doubtful. */
function conditionIn(text: string): Readonly<{ text: string; works: boolean | null | undefined }> {
  const said = plain(text).replace(/[)\].!]+$/, '')
  const last = BROKEN.find((words) => said.endsWith(words))
  const rest = last === undefined ? '' : said.slice(0, -last.length)
  const before = /[\s,([–-]$/.test(rest) ? rest.replace(/[\s,([–-]+$/, '') : ''
  if (before !== '' && !NOT_THE_DEVICE.test(before) && !MENTIONS_PROBLEM.test(before)) {
    // `plain` may change the length of letters, so the words are counted.
    const words = before.split(/\s+/).length
    const named = text.split(/\s+/, words).join(' ')
    return { text: named.replace(/[\s,([–-]+$/u, ''), works: false }
  }
  return { text, works: MENTIONS_PROBLEM.test(said) ? null : undefined }
}

/** One piece of information from a cell and from the text: what only one says counts, what they contradict is null. */
const agreed = <Value>(cell: string, ofCell: Value | null, ofText: Value | null | undefined): Value | null =>
  ofText === undefined ? ofCell : cell.trim() === '' || ofCell === ofText ? ofText : null

/**
 * The lines of a pasted or uploaded table: model, quantity, works, or in the order of its heading row. What cannot be read
 * for certain is null in its line, so that no line is lost and none is changed silently (P-16).
 */
export function readLines(table: readonly (readonly string[])[]): ListLine[] {
  const named = columnsOf(table[0])
  const columns = named ?? AS_PLACED
  return (named ? table.slice(1) : table).flatMap((row) => {
    const cells = named ? row : arranged(row)
    const cell = (column: Column): string => cells[columns[column] ?? -1] ?? ''
    const whole = [cell('maker'), cell('model')].join(' ').slice(0, MAX_READ).replace(/\s+/g, ' ').trim()
    const condition = conditionIn(whole)
    const counted = cell('quantity').trim() === '' ? countIn(condition.text) : { text: condition.text, count: undefined }
    const text = counted.text.slice(0, LIST_LIMITS.modelLength).trim()
    if (text === '') return []
    const quantity =
      counted.count === undefined ? quantityOf(cell('quantity')) : counted.count === null ? null : quantityOf(counted.count)
    return [{ text, quantity, works: agreed(cell('works'), worksOf(cell('works')), condition.works) }]
  })
}

export type TableRead =
  | Readonly<{ kind: 'lines'; lines: readonly ListLine[] }>
  | Readonly<{ kind: 'empty' | 'tooBig' }>
  | Readonly<{ kind: 'tooMany'; count: number }>

/** Reads pasted or uploaded text; `room`: lines that still fit into the list. The parser is loaded with the first table. */
export async function readTable(text: string, room: number): Promise<TableRead> {
  if (new Blob([text]).size > LIST_LIMITS.bytes) return { kind: 'tooBig' }
  const { default: papa } = await import('papaparse')
  const { data } = papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: ['\t', ';', ',', '|'],
  })
  const lines = readLines(data)
  if (lines.length === 0) return { kind: 'empty' }
  return lines.length > room ? { kind: 'tooMany', count: lines.length } : { kind: 'lines', lines }
}

/** Signs of an enumeration before a name: "- iPhone 12", "2. PS4". */
const BULLET = /^\s*(?:[-–•*]|\d{1,2}[.)])\s+/
/** A comma before a digit may be that of "13,3 Zoll"; such a line is then found as one device or not at all. */
const BETWEEN_NAMES = /[\n\r;]+|,(?!\d)/
/** A line of a name and its pieces, in either order: "2;MacBook Air M1", or two columns of a spreadsheet. */
const COUNT_AND_NAME = /^(\d{1,5}) *[;\t]([^;,\t\n\r]+)$|^([^;,\t\n\r]+)[;\t] *(\d{1,5})$/gm

/** The devices that a text names, one per line or between commas; each piece is a line of its own, because each is asked about (U-13). */
export async function readNames(text: string, room: number): Promise<TableRead> {
  if (new Blob([text]).size > LIST_LIMITS.bytes) return { kind: 'tooBig' }
  const counted = text.replace(
    COUNT_AND_NAME,
    (_, before = '', name = '', other = '', after = '') => `${before}${after} x ${name}${other}`,
  )
  const lines = readLines(counted.split(BETWEEN_NAMES).map((name) => [name.replace(/\t|\uFEFF/g, ' ').replace(BULLET, '')]))
  const count = lines.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0)
  if (count === 0) return { kind: 'empty' }
  if (count > room) return { kind: 'tooMany', count }
  const pieces = lines.flatMap((line) => Array.from({ length: line.quantity ?? 1 }, () => ({ ...line, quantity: 1 })))
  return { kind: 'lines', lines: pieces }
}
