import type { PayloadRequest } from 'payload'
import type { Comparison, Shown } from './comparison'
import { readSide } from './read-side'
import { shownContent } from './shown-content'
import { relationNames } from './read-side'
import { shownSettings } from './shown-settings'

/** Compares two sides setting by setting, and their documents when they are two markets (U-20). */
export async function compareMarkets(req: PayloadRequest, leftName: unknown, rightName: unknown): Promise<Comparison> {
  const left = await readSide(req, leftName)
  const right = await readSide(req, rightName)
  const nameOf = await relationNames(req)
  const [leftSettings, rightSettings] = [left, right].map(({ doc }) => shownSettings(doc, nameOf))
  return {
    left: left.title,
    right: right.title,
    settings: compareSettings(leftSettings ?? new Map(), rightSettings ?? new Map()),
    content: left.market === right.market ? [] : await comparedContent(req, left.market, right.market),
  }
}

type Side = ReadonlyMap<string, Shown>

export const compareSettings = (left: Side, right: Side): Comparison['settings'] =>
  pairs(left, right).map(([path, was, is]) => ({ path, left: was, right: is }))

/** Names that either side has, in the order of the left one. */
export const pairs = (left: Side, right: Side) =>
  [...new Set([...left.keys(), ...right.keys()])].map((key) => [key, left.get(key) ?? null, right.get(key) ?? null] as const)

async function comparedContent(req: PayloadRequest, left: number, right: number): Promise<Comparison['content']> {
  const leftRows = await shownContent(req, left)
  const rightRows = await shownContent(req, right)
  const [one, two] = [leftRows, rightRows].map((rows) => new Map(rows.map(([area, name, value]) => [`${area} ${name}`, value])))
  const names = new Map([...leftRows, ...rightRows].map(([area, name]) => [`${area} ${name}`, { area, name }]))
  return [...names]
    .map(([key, named]) => ({ ...named, left: one?.get(key) ?? null, right: two?.get(key) ?? null }))
    .toSorted((a, b) => AREA_ORDER.indexOf(a.area) - AREA_ORDER.indexOf(b.area))
}
const AREA_ORDER = ['routes', 'pages', 'subjects', 'navigation', 'banners', 'partners', 'redirects']
