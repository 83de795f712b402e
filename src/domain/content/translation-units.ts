import type { BlockField, BlockFields } from './block-fields'
import { findBlock } from './page-blocks'

/**
 * The texts of a unit. A paragraph has one for each part that is formatted or linked on its own, so that a translation
 * replaces words only and the editor's structure stays.
 */
export type Runs = readonly string[]
export type TextUnit = Readonly<{ id: string; runs: Runs }>
/** A unit with its translation, as a file of translations has it. */
export type TranslatedUnit = Readonly<{ id: string; source: Runs; target: Runs | null }>

type Fields = Record<string, unknown>
type Place = TextUnit & Readonly<{ most: number; isLine: boolean; write: (runs: Runs) => void }>

const LINE = 500
const LONG = 20_000
/** The text editor of a page is checked against the same depth when it is saved. */
const MAX_DEPTH = 40
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const normalise = (text: string): string => text.replaceAll(/\r\n?/g, '\n')
export const isBlank = (runs: Runs): boolean => runs.every((run) => run.trim() === '')
export const isSameText = (one: Runs, other: Runs): boolean =>
  one.length === other.length && one.every((run, index) => normalise(run) === normalise(other[index] ?? ''))

/** The places of a page that hold text, in the order of the form; `write` changes the page itself. */
function* placesOf(page: Fields): Generator<Place> {
  yield textPlace('title', page, 'title', LINE)
  yield textPlace('metaTitle', page, 'metaTitle', LINE)
  yield textPlace('metaDescription', page, 'metaDescription', LONG)
  yield* richPlaces('body', page.body)
  for (const [index, block] of listOf(page.blocks).entries()) {
    if (!isFields(block)) continue
    const declared = findBlock(block.blockType)
    // The type is part of the id: a text never lands in a block of another kind at the same position.
    if (declared) yield* fieldPlaces(`blocks.${index}-${declared.type}`, block, declared.fields)
  }
}

function* fieldPlaces(at: string, values: Fields, fields: BlockFields): Generator<Place> {
  for (const [name, field] of Object.entries(fields)) yield* valuePlaces(`${at}.${name}`, values, name, field)
}

function* valuePlaces(id: string, values: Fields, name: string, field: BlockField): Generator<Place> {
  const value = values[name]
  if (field.kind === 'line') yield textPlace(id, values, name, LINE)
  if (field.kind === 'paragraphs') yield textPlace(id, values, name, LONG)
  if (field.kind === 'rich-text') yield* richPlaces(id, value)
  if (field.kind === 'link' && isFields(value)) yield textPlace(`${id}.label`, value, 'label', LINE)
  if (field.kind !== 'rows') return
  for (const [index, row] of listOf(value).entries()) if (isFields(row)) yield* fieldPlaces(`${id}.${index}`, row, field.fields)
}

function textPlace(id: string, holder: Fields, name: string, most: number): Place {
  const text = holder[name]
  const write = ([first = '']: Runs) => {
    holder[name] = first
  }
  return { id, runs: [typeof text === 'string' ? normalise(text) : ''], most, isLine: most === LINE, write }
}

/** A unit for each paragraph, heading and list item of a text. */
function* richPlaces(id: string, state: unknown, depth = 0): Generator<Place> {
  const node = isFields(state) && isFields(state.root) ? state.root : state
  if (!isFields(node) || depth > MAX_DEPTH) return
  const nodes = textNodesIn(node.children, depth)
  const runs = nodes.map(({ text }) => normalise(String(text)))
  const write = (written: Runs) => nodes.forEach((textNode, index) => (textNode.text = written[index] ?? ''))
  if (nodes.length > 0) yield { id, runs, most: LONG, isLine: false, write }
  for (const [index, child] of listOf(node.children).entries())
    if (isFields(child) && !isLink(child)) yield* richPlaces(`${id}.${index}`, child, depth + 1)
}

const isLink = ({ type }: Fields): boolean => type === 'link' || type === 'autolink'

function textNodesIn(children: unknown, depth: number): Fields[] {
  if (depth > MAX_DEPTH) return []
  return listOf(children).flatMap((child) => {
    if (!isFields(child)) return []
    if (typeof child.text === 'string') return [child]
    return isLink(child) ? textNodesIn(child.children, depth + 1) : []
  })
}

/** The texts of the source with what the page says in their places; a text that was only copied is not translated yet. */
export function translatedUnits(source: object, page: object): TranslatedUnit[] {
  const own = new Map([...placesOf({ ...page })].map(({ id, runs }) => [id, runs]))
  return [...placesOf({ ...source })].flatMap(({ id, runs }) => {
    if (isBlank(runs)) return []
    const target = own.get(id)
    const isTranslated = target?.length === runs.length && !isBlank(target) && !isSameText(target, runs)
    return [{ id, source: runs, target: isTranslated ? target : null }]
  })
}

/** The texts of a page with their places, the empty ones too. */
export const textUnits = (page: object): TextUnit[] => [...placesOf({ ...page })].map(({ id, runs }) => ({ id, runs }))

/** All texts of a page with their places, whatever its links lead to; empty for a page without texts. */
export function joinPageTexts(page: object): string {
  const units = [...placesOf({ ...page })].filter(({ runs }) => !isBlank(runs))
  return units.length === 0 ? '' : JSON.stringify(units.map(({ id, runs }) => [id, runs]))
}

export type UnitProblem = 'form' | 'length' | 'placeholder'
/**
 * `changed`: the import writes it. `same`: the page says so already. `empty`: the file has no translation. `unknown`: source or
 * page has no such text. `outdated`: the source says something else now. `broken`: the text does not fit (`problem`).
 */
type UnitState = 'changed' | 'same' | 'empty' | 'unknown' | 'outdated' | 'broken'
export type PlannedUnit = Readonly<{ id: string; state: UnitState; problem: UnitProblem | null; before: string; after: string }>

/** Judges every unit of a file, and answers a copy of the page with those that are `changed`. */
export function planTranslation<Page extends object>(units: readonly TranslatedUnit[], source: object, page: Page) {
  const changed = structuredClone(page)
  const places = new Map([...placesOf(asFields(changed))].map((place) => [place.id, place]))
  const current = new Map([...placesOf({ ...source })].map(({ id, runs }) => [id, runs]))
  const planned = units.map((unit): PlannedUnit => {
    const place = places.get(unit.id)
    const judged = judge(unit, current.get(unit.id), place)
    const before = place?.runs.join('') ?? ''
    if (judged.state === 'changed') place?.write((unit.target ?? []).map(normalise))
    return { id: unit.id, ...judged, before, after: unit.target?.join('') ?? '' }
  })
  return { planned, changed }
}

/** The same object, whose fields can be written by their names. */
const asFields = (page: object): Fields => (isFields(page) ? page : {})

function judge({ source, target }: TranslatedUnit, current: Runs | undefined, place: Place | undefined) {
  const as = (state: UnitState, problem: UnitProblem | null = null) => ({ state, problem })
  if (!current || !place) return as('unknown')
  if (target === null || (target.length > 0 && isBlank(target))) return as('empty')
  if (!isSameText(source, current)) return as('outdated')
  const problem = problemOf(target, current, place)
  if (problem) return as('broken', problem)
  return as(isSameText(target, place.runs) ? 'same' : 'changed')
}

function problemOf(target: Runs, current: Runs, { runs, most, isLine }: Place): UnitProblem | null {
  const text = target.join('')
  if (target.length !== current.length || target.length !== runs.length || CONTROL.test(text)) return 'form'
  if (isLine && /[\r\n]/.test(text)) return 'form'
  if (text.length > most) return 'length'
  return placeholders(current) === placeholders(target) ? null : 'placeholder'
}

/** Values in braces such as `{name}`, which every language needs unchanged. */
const placeholders = (runs: Runs): string => (runs.join('').match(/\{\w+\}/g) ?? []).toSorted().join(' ')
