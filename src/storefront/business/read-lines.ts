import { LIST_LIMITS } from '@/contracts/business-list'
import { MAX_PIECES } from '@/domain/checkout/cart'
import type { ReadLine } from './list-state'

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
const NO = /^(nein|n|no|non|0|false|falsch|defekt|kaputt|defective|broken|defectuoso|defectueux|difettoso|guasto)$/
const AS_PLACED: Columns = { model: 0, quantity: 1, works: 2 }
/** "3 x iPhone 13" in a list without columns. */
const COUNTED = /^(\d{1,5})\s*[x×]\s+(.+)$/i

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
  return said === '' || YES.test(said) ? true : NO.test(said) ? false : null
}

/**
 * The lines of a pasted or uploaded table: model, quantity, works, or in the order of its heading row. A cell that
 * cannot be read is null in its line, so that no line is lost (P-16).
 */
export function readLines(table: readonly (readonly string[])[]): ReadLine[] {
  const named = columnsOf(table[0])
  const columns = named ?? AS_PLACED
  return (named ? table.slice(1) : table).flatMap((cells) => {
    const cell = (column: Column): string => cells[columns[column] ?? -1] ?? ''
    const whole = [cell('maker'), cell('model')].join(' ').replace(/\s+/g, ' ').trim()
    const [, count, rest] = (cell('quantity').trim() === '' && COUNTED.exec(whole)) || []
    const text = (rest ?? whole).slice(0, LIST_LIMITS.modelLength).trim()
    return text === '' ? [] : [{ text, quantity: quantityOf(count ?? cell('quantity')), works: worksOf(cell('works')) }]
  })
}
