import * as z from 'zod'
import type { CategoryKey } from '@trade-in-shop/contracts/search'
import { findColours } from '@trade-in-shop/device-portraits/device-colours'
import type { CategoryData, ModelData } from './read-data'

/** Tokens for a series, or for its years and models. */
const SeriesTraits = z.union([z.string(), z.record(z.string(), z.string())])
const MakerTraits = z.union([z.string(), z.record(z.string(), SeriesTraits)])
/** A file of `seed/data/portraits`: `_` of the file, then manufacturers, series and models by their addresses. */
export const PortraitTraits = z.record(z.string(), MakerTraits)
export type PortraitTraits = z.infer<typeof PortraitTraits>

/** Tokens by their key, in the order in which they were first said. */
type Tokens = Map<string, string>

const SIZE = /^\d+(?:\.\d+)?x\d+(?:\.\d+)?$/
const keyOf = (token: string): string => (SIZE.test(token) ? 'size' : (token.split(':')[0] ?? token))

/** A later token of a key wins; `-key` takes it away. */
function addTokens(tokens: Tokens, text: unknown): void {
  if (typeof text !== 'string') return
  for (const token of text.split(/\s+/).filter(Boolean)) {
    if (token.startsWith('-')) tokens.delete(token.slice(1))
    else tokens.set(keyOf(token), token)
  }
}

/** Adds what `_2019-2021` and the like say of models of that time. */
function addYears(tokens: Tokens, node: Readonly<Record<string, unknown>>, year: number | null): void {
  for (const [key, text] of Object.entries(node)) {
    const [, from, to] = /^_(\d{4})?-(\d{4})?$/.exec(key) ?? []
    if ((from ?? to) === undefined || year === null) continue
    if (year >= Number(from ?? 0) && year <= Number(to ?? 9999)) addTokens(tokens, text)
  }
}

const number = (text: string | undefined): number => Number.parseFloat((text ?? '').replace(',', '.'))
const figures = (entries: Readonly<Record<string, number>>): string[] =>
  Object.entries(entries).flatMap(([key, value]) => (Number.isFinite(value) ? [`${key}:${value}`] : []))

/** "RF 24-105mm F4 L", "f/2.8", "Batis 2.8/18", "F2.8-4.0". */
function lensFigures(name: string): string[] {
  const focal = /(\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))?mm/.exec(name)
  const stops = /(?<![A-Za-z])[fF]\/?\s?(\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))?/.exec(name)
  const both = /(\d+(?:\.\d+)?)\/(\d+)M?\b/.exec(name)
  if (!focal && both) {
    const [a, f] = [number(both[1]), number(both[2])]
    return figures({ f1: f, f2: f, a, a2: a })
  }
  return figures({
    ...(focal && { f1: number(focal[1]), f2: number(focal[2] ?? focal[1]) }),
    ...(stops && { a: number(stops[1]), a2: number(stops[2] ?? stops[1]) }),
  })
}

/** Figures that the name or the label itself says: focal length and aperture, inches, resolution. */
function namedFigures(category: CategoryKey, { model: name, variants }: ModelData): string[] {
  const inches = (text: string, pattern: RegExp) => figures({ d: number(pattern.exec(text)?.[1]) })
  if (category === 'lenses') return lensFigures(name)
  if (category === 'tablets')
    return inches(name.replaceAll(/\(.*?\)/g, ''), /\b(\d{1,2}\.\d|7|8|10|11|12|13)\b(?!.*generation\b.*\b\1)/)
  if (category === 'laptops') return inches(name.replaceAll(/\((?!\d\d\))[^)]*\)/g, ''), /\b(1[1-8](?:\.\d)?)(?:\b|")/)
  if (category !== 'monitors') return []
  const label = variants[0]?.label ?? ''
  const [, width, height] = /(\d{4})\s*[×x]\s*(\d{4})/.exec(label) ?? []
  return [...inches(label, /^(\d+(?:\.\d+)?)["″”]/), ...figures({ ratio: Number((number(width) / number(height)).toFixed(3)) })]
}

type Place = Readonly<{ category: CategoryKey; maker: string; series: string }>

/**
 * What is known about the look of a model, as tokens: of its file, manufacturer, series, year and its own, the later ones first
 * in rank, then what its name says. A model that no file names inherits, so it is drawn from the first day.
 */
export function traitsOfModel(file: PortraitTraits, { category, maker, series }: Place, model: ModelData): string {
  const tokens: Tokens = new Map()
  addTokens(tokens, file._)
  addYears(tokens, file, model.releaseYear)
  const node = file[maker]
  if (node && typeof node !== 'string') {
    addTokens(tokens, node._)
    addYears(tokens, node, model.releaseYear)
    const own = node[series]
    addTokens(tokens, typeof own === 'string' ? own : own?._)
    if (own && typeof own !== 'string') {
      addYears(tokens, own, model.releaseYear)
      addTokens(tokens, own[model.url])
    }
  }
  for (const token of namedFigures(category, model)) if (!tokens.has(keyOf(token))) tokens.set(keyOf(token), token)
  return [...tokens.values()].join(' ')
}

const WITH_LENS = /\bkit\b/i

/** Tokens of a variant: those of its model in the colours that its label names, with a lens where it is sold with one. */
export function traitsOfVariant(model: string, label: string): string {
  const tokens: Tokens = new Map()
  addTokens(tokens, model)
  const [first, second] = findColours(label)
  if (first !== undefined) {
    const isParted = second !== undefined || tokens.has('c2')
    addTokens(tokens, `c:${first}${isParted ? ` c2:${second ?? first}` : ''}`)
  }
  if (WITH_LENS.test(label)) tokens.delete('body')
  return [...tokens.values()].join(' ')
}

/** Traits of every model of a category by its address. */
export function traitsOfCategory({ category, manufacturers }: CategoryData, file: PortraitTraits): Map<string, string> {
  return new Map(
    manufacturers.flatMap((maker) =>
      maker.series.flatMap((series) =>
        series.models.map((model): [string, string] => [
          model.url,
          traitsOfModel(file, { category, maker: maker.url, series: series.url }, model),
        ]),
      ),
    ),
  )
}
