import { asSender } from '@trade-in-shop/payload-workbench/database/find-options'
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import * as z from 'zod'
import { inTransaction, openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import { goingLive } from '@trade-in-shop/payload-workbench/drafts/drafts'
import { getId } from '@/collections/access/staff-member'
import { adminOrigin, type PreviewMode, shownModes, shownOrigin } from '@/collections/pages/preview-address'
import { previewToken } from '@/collections/pages/preview-token'
import { PREVIEW } from '@/domain/routing/areas'
import { MINUTE } from '@trade-in-shop/runtime/durations'
import { applyRelease, make, makeChanges } from './apply-release'
import { ItemProblem } from './release-items'
import { dueReleases, FormChange, readRelease } from './release'

/** How long what one form would save can be looked at in the shop. */
const LIFE_MS = 30 * MINUTE
const PREFIX = 'shop-preview'

/** Stores what a save of a form has made on trial, for its preview: fields that its author may not change are as they are. Those that have expired are deleted. Returns the source of the preview. */
export async function storeFormPreview(req: PayloadRequest, change: FormChange): Promise<string> {
  const source = `form.${randomBytes(12).toString('base64url')}`
  const data = JSON.stringify({ ...change, until: Date.now() + LIFE_MS })
  await inTransaction(req, async () => {
    const session = await openTransaction(req)
    await session.execute(sql`
      delete from payload_kv where starts_with(key, ${`${PREFIX}:`}) and (data->>'until')::numeric < ${Date.now()}::numeric`)
    await session.execute(sql`insert into payload_kv (key, data) values (${`${PREFIX}:${source}`}, ${data}::jsonb)`)
  })
  return source
}

export const releaseSource = (release: number): string => `release.${release}`

/**
 * Makes the changes of a preview in the transaction of `req`, which the caller rolls back. Returns the moment that the shop is
 * shown at; null when there is nothing to show any more. Throws what a save would throw.
 */
export async function applyPreview(req: PayloadRequest, source: string, now: number): Promise<number | null> {
  const [kind, id = ''] = source.split('.')
  return kind === 'release' ? applyAtItsMinute(req, Number(id), now) : applyForm(req, source, now)
}

async function applyForm(req: PayloadRequest, source: string, now: number): Promise<number | null> {
  const session = await openTransaction(req)
  const { rows } = await session.execute(sql`select data from payload_kv where key = ${`${PREFIX}:${source}`}`)
  const { data: change } = FormChange.extend({ until: z.number() }).safeParse(rows[0]?.data)
  if (!change || change.until < now) return null
  const { collection, document } = change
  // A colleague's save in the meantime is no conflict here: nothing is stored.
  const { updatedAt: _read, ...fields } = change.values
  const values = { ...fields, ...goingLive(req.payload.collections[collection].config) }
  const access = { depth: 0, overrideAccess: true } as const
  if (document === null) await make(req, collection, values, access)
  else await req.payload.update({ collection, id: document, data: values, ...access, req })
  return now
}

/** The release at its minute, with those that go live before it; at once where it has no minute. */
async function applyAtItsMinute(req: PayloadRequest, id: number, now: number): Promise<number | null> {
  const release = await readRelease(req, id)
  if (!release || release.state === 'live' || release.state === 'takenBack') return null
  const at = Math.max(now, Date.parse(release.at ?? '') || now)
  for (const earlier of await dueReleases(req, at)) if (earlier !== id) await applyEarlier(req, earlier, at)
  await makeChanges(req, release, at)
  return at
}

/** A release that will be refused at its minute changes nothing. */
async function applyEarlier(req: PayloadRequest, id: number, at: number): Promise<void> {
  const session = await openTransaction(req)
  const release = await readRelease(req, id)
  if (!release) return
  await session.execute(sql`savepoint earlier_release`)
  try {
    await applyRelease(req, release, at)
  } catch (error) {
    if (!(error instanceof ItemProblem)) throw error
    await session.execute(sql`rollback to savepoint earlier_release`)
  }
}

/** A market's shop in a preview, or that of a partner, whose host names it. */
export type PreviewedShop = Readonly<{ market: string; mode: PreviewMode; url: string }>

type Shown = Readonly<{
  market?: number
  partner?: number | null
  /** The admin frames the home page. */
  framed?: boolean
}>

/** The addresses of a preview in the shops of markets that the member of staff may read; with `market` or `partner` only in those of it. */
export async function previewedShops(
  req: PayloadRequest,
  source: string,
  { market, partner = null, framed = false }: Shown = {},
): Promise<PreviewedShop[]> {
  const admin = adminOrigin(req)
  if (admin === null) return []
  const { docs } = await req.payload.find({
    ...asSender(req),
    collection: 'markets',
    ...(market !== undefined && { where: { id: { equals: market } } }),
    sort: 'code',
    limit: 0,
    pagination: false,
    select: { code: true, name: true, hosts: true },
  })
  const shops: PreviewedShop[] = []
  for (const { code, name, hosts } of docs) {
    const own = partner === null ? hosts : hosts?.filter((host) => getId(host.partner) === partner)
    const claims = { shop: source, market: code, ...(framed && { admin }) }
    const token = await previewToken(req.payload.secret, claims, Date.now())
    for (const mode of partner === null ? (['default'] as const) : shownModes({ hosts: own ?? null }, admin)) {
      const origin = shownOrigin({ code, hosts: own ?? null }, mode, admin)
      if (origin === null) continue
      const title = partner === null ? name : `${name} · ${new URL(origin).hostname}`
      shops.push({ market: title, mode, url: `${origin}${PREVIEW}${token}` })
    }
  }
  return shops
}
