// A shop process without its pages: the real content of the real CMS, reloaded live. Answers by IPC, and saves as staff would.
import { createLocalReq, getPayload } from 'payload'
import * as z from 'zod'
import config from '@payload-config'
import { flushMisses, noteMiss } from '@/cms/misses'
import { runDueReleases } from '@/cms/run-releases'
import { countHit, flushHits } from '@/cms/count-visit'
import { currentSnapshot, isDegraded } from '@/cms/snapshot'
import { startContent, stillMissing, storeHits } from '@/cms/start-content'
import { storeMisses } from '@/cms/store-misses'
import { itemOfPage } from '@/collections/releases/collect-item'
import { changeRelease, createRelease } from '@/collections/releases/release'
import { storeItem } from '@/collections/releases/release-items'
import { redirectFor } from '@/domain/routing/follow-redirects'
import { aText } from './a-text'

const CHANGED = [
  'markets',
  'route-maps',
  'redirects',
  'pages',
  'navigation',
  'banners',
  'contact-subjects',
  'partners',
  'search-words',
  'media',
] as const
const SCHEDULED = 'geplante-seite'

const state = () => {
  const shop = currentSnapshot()?.directory.shopOf('de.localhost')
  const moved = shop && redirectFor(shop, '/alt', '', Date.now())
  return {
    version: currentSnapshot()?.version ?? null,
    newsletter: shop?.market.switches.newsletter ?? null,
    moved: moved?.kind === 'moved' ? moved.location : null,
    hosts: currentSnapshot()?.directory.shops.length ?? 0,
    scheduled: shop?.content.pages.some(({ slug }) => slug === SCHEDULED) ?? null,
    degraded: isDegraded(),
  }
}

async function save(newsletter: boolean): Promise<void> {
  const payload = await getPayload({ config })
  const where = { code: { equals: 'de' } }
  const { docs } = await payload.find({ collection: 'markets', where, limit: 1, depth: 0, overrideAccess: true })
  const market = docs[0]
  if (!market) throw new Error('There is no market de')
  const switches = { ...market.switches, newsletter }
  await payload.update({ collection: 'markets', id: market.id, data: { switches }, depth: 0, overrideAccess: true })
}

async function redirect(): Promise<string> {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    collection: 'markets',
    where: { code: { equals: 'de' } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  const market = docs[0]?.id ?? 0
  const made = await payload.create({
    collection: 'redirects',
    data: { market, from: '/alt', match: 'exact', to: { kind: 'screen', screen: 'contact' }, status: '301', enabled: true },
    overrideAccess: true,
  })
  return String(made.id)
}

/** Schedules a draft to be published at `at` (ISO 8601). */
async function schedule(at: string): Promise<string> {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    collection: 'markets',
    where: { code: { equals: 'de' } },
    limit: 1,
    overrideAccess: true,
  })
  const data = { market: docs[0]?.id ?? 0, slug: SCHEDULED, title: 'Geplant', body: aText('Da.'), _status: 'draft' as const }
  const { id } = await payload.create({ collection: 'pages', draft: true, data, overrideAccess: true })
  const staff = await payload.create({
    collection: 'staff',
    data: { email: 'planner@example.org', password: 'plans-ahead-1', name: 'Planner', role: 'admin' },
    overrideAccess: true,
  })
  const req = await createLocalReq({ user: { ...staff, collection: 'staff' } }, payload)
  const release = await createRelease(req, '')
  await storeItem(req, release, await itemOfPage(req, { kind: 'publish', document: id }))
  await changeRelease(req, release, { state: 'scheduled', at, scheduledBy: staff.id })
  return String(id)
}

const Change = z.object({
  collection: z.enum(CHANGED),
  /** Changes the first document that matches; null creates a new one. */
  where: z.record(z.string(), z.object({ equals: z.union([z.string(), z.number()]) })).nullable(),
  /** Null deletes the document. */
  data: z.record(z.string(), z.unknown()).nullable(),
  /** The picture file for a new document of `media`. */
  filePath: z.string().optional(),
})
export type Change = z.infer<typeof Change>

/** Changes any document as staff do, by the Local API; returns its id. */
async function change(asked: unknown): Promise<string> {
  const { collection, where, data, filePath } = Change.parse(asked)
  const payload = await getPayload({ config })
  const common = { collection, overrideAccess: true, depth: 0 } as const
  const file = filePath === undefined ? {} : { filePath }
  if (where === null) return String((await payload.create({ ...common, ...file, data: data as never })).id)
  // Only what is taken out of the bin is found there.
  const trash = data?.deletedAt === null
  const found = trash ? { and: [where, { deletedAt: { exists: true } }] } : where
  const { docs } = await payload.find({ ...common, where: found, trash, limit: 1 })
  const id = docs[0]?.id
  if (id === undefined) throw new Error(`There is no such document in ${collection}`)
  await (data === null ? payload.delete({ ...common, id }) : payload.update({ ...common, id, trash, data: data as never }))
  return String(id)
}

process.on('message', (message: unknown) => void answer(message))
async function answer(message: unknown): Promise<void> {
  if (message === 'state') process.send?.({ state: state() })
  if (message === 'off') await save(false).then(() => process.send?.({ saved: true }))
  if (Array.isArray(message) && message[0] === 'schedule') process.send?.({ made: await schedule(String(message[1])) })
  if (Array.isArray(message) && message[0] === 'minute')
    process.send?.({ ran: (await runDueReleases(await getPayload({ config }), Date.parse(String(message[1])))).done })
  if (Array.isArray(message) && message[0] === 'change') process.send?.({ made: await change(message[1]) })
  if (message === 'redirect') process.send?.({ made: await redirect() })
  if (Array.isArray(message) && message[0] === 'hit') {
    for (const id of message.slice(1)) countHit(String(id), new Date(Date.UTC(2026, 10, 21)))
    await flushHits(async (hits) => storeHits(await getPayload({ config }), hits))
    process.send?.({ saved: true })
  }
  if (Array.isArray(message) && message[0] === 'miss') {
    for (const path of message.slice(1))
      noteMiss({ market: 'de', path: String(path), bot: false, referer: null, now: new Date(Date.UTC(2026, 10, 21)) })
    await flushMisses(async (misses) => storeMisses(await getPayload({ config }), stillMissing(misses, Date.now())))
    process.send?.({ saved: true })
  }
}

await startContent()
process.send?.({ ready: true })
