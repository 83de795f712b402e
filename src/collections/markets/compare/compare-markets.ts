import type { PayloadRequest } from 'payload'
import type { Comparison, Shown } from './comparison'
import { readSide } from './read-side'
import { shownContent } from './shown-content'
import { type NameOf, shownSettings } from './shown-settings'

/** Both sides, setting by setting, and their documents when they are two markets (U-20). */
export async function compareMarkets(req: PayloadRequest, leftName: unknown, rightName: unknown): Promise<Comparison> {
  const left = await readSide(req, leftName)
  const right = await readSide(req, rightName)
  const nameOf = await relationNames(req)
  const [leftSettings, rightSettings] = [left, right].map(({ doc }) => shownSettings(doc, nameOf))
  const settings = pairs(leftSettings ?? new Map(), rightSettings ?? new Map())
  return {
    left: left.title,
    right: right.title,
    settings: settings.map(([path, was, is]) => ({ path, left: was, right: is })),
    content: left.market === right.market ? [] : await comparedContent(req, left.market, right.market),
  }
}

const pairs = (left: ReadonlyMap<string, Shown>, right: ReadonlyMap<string, Shown>) =>
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

/** What partners, owners and pictures are called. */
async function relationNames(req: PayloadRequest): Promise<NameOf> {
  const all = { depth: 0, limit: 0, pagination: false, overrideAccess: true, req } as const
  const partners = await req.payload.find({ ...all, collection: 'partners', select: { code: true } })
  const staff = await req.payload.find({ ...all, collection: 'staff', select: { name: true } })
  const media = await req.payload.find({ ...all, collection: 'media', select: { filename: true } })
  const pictures = new Map(media.docs.map(({ id, filename }) => [String(id), filename ?? '']))
  const names: Readonly<Record<string, ReadonlyMap<string, string>>> = {
    partner: new Map(partners.docs.map(({ id, code }) => [String(id), code])),
    owner: new Map(staff.docs.map(({ id, name }) => [String(id), name])),
    logo: pictures,
    image: pictures,
  }
  return (field, id) => names[field]?.get(String(id)) ?? `#${id}`
}
