import { sql } from 'drizzle-orm'
import { type CollectionAfterDeleteHook, Forbidden, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { mayChange } from '@/collections/saving/may-change'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { changedBy, readDocument } from './apply-release'
import { changeOfForm } from './collect-item'
import { savedSince } from './describe-release'
import { queryRows } from './release'
import { entersBin } from '@/collections/saving/bin'
import { findChanges, type StoredDocument } from '@trade-in-shop/payload-workbench/saving/changes-of'
import { lockSaves } from '@/collections/saving/keep-others-work'
import { requireMember } from '@/collections/saving/page-of-request'
import { recordAsGoingLive } from '@/collections/saving/record-change'
import { inTransaction, openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import { describeAuthor, writeEntry } from '@/collections/saving/write-entry'
import { restorableFields, valuesToRestore } from '@trade-in-shop/payload-workbench/versions/restorable-fields'

/** Most drafts of one market that are read: one for each member of staff. */
const MAX_DRAFTS = 100
const PREFIX = 'market-draft'
const keyOf = (market: number, author: number | string): string => `${PREFIX}:${market}:${author}`

const Doc = z.record(z.string(), z.unknown())
const Draft = z.object({
  author: z.number(),
  by: z.string(),
  /** ISO 8601 UTC; changes with each save of the draft. */
  at: z.string(),
  /** The market when the draft was saved, and as it shall be. */
  base: Doc,
  wanted: Doc,
})
export type MarketDraft = z.infer<typeof Draft>

const change = { collection: 'markets' } as const
const configOf = (req: PayloadRequest) => req.payload.collections.markets.config

/** Who may save a market may lay changes of it aside, and work on those of others. Throws 403 for everyone else. */
async function ensureMaySave(req: PayloadRequest, market: number): Promise<void> {
  if (!(await mayChange(req, { ...change, kind: 'change', document: market }))) throw new Forbidden(req.t)
}

async function storedMarket(req: PayloadRequest, market: number): Promise<StoredDocument> {
  const now = await readDocument(req, { ...change, document: market })
  if (!now) throw cmsProblem(req, 'notFound')
  return now
}

/** The drafts of a market, the newest first. */
export async function readDrafts(req: PayloadRequest, market: number): Promise<MarketDraft[]> {
  await ensureMaySave(req, market)
  const rows = await queryRows(
    req,
    z.object({ data: Draft }),
    sql`select data from payload_kv where starts_with(key, ${`${PREFIX}:${market}:`}) order by data->>'at' desc limit ${MAX_DRAFTS}`,
  )
  return rows.map(({ data }) => data)
}

export async function readDraft(req: PayloadRequest, market: number, author: number): Promise<MarketDraft> {
  const draft = (await readDrafts(req, market)).find((each) => each.author === author)
  if (!draft) throw cmsProblem(req, 'notFound')
  return draft
}

/**
 * Lays aside what a form would save, as the draft of its author. It is saved on trial, with the rights and rules of a save: a field
 * that its author may not change is not in it.
 */
export async function saveMarketDraft(req: PayloadRequest, market: number, values: Record<string, unknown>): Promise<void> {
  await ensureMaySave(req, market)
  const { base, wanted } = await changeOfForm(req, { ...change, document: market, values })
  if (base === null || changedBy(req, change, { wanted, base }).length === 0) throw cmsProblem(req, 'draftWithoutChange')
  const { name } = describeAuthor(req)
  const author = Number(requireMember(req).id)
  const draft: MarketDraft = { author, by: name, at: new Date().toISOString(), base, wanted }
  await inTransaction(req, async () => {
    const session = await openTransaction(req)
    await session.execute(sql`
      insert into payload_kv (key, data) values (${keyOf(market, author)}, ${JSON.stringify(draft)}::jsonb)
      on conflict (key) do update set data = excluded.data`)
    const changes = findChanges(configOf(req), base, wanted)
    await writeEntry(req, { action: 'saveDraft', collection: configOf(req), id: market, doc: wanted, changes })
  })
}

/** What a draft makes of the market as it is now: the fields that it changes, and the whole market with them. */
export async function changeOfDraft(req: PayloadRequest, market: number, { base, wanted }: MarketDraft) {
  const now = await storedMarket(req, market)
  const paths = changedBy(req, change, { base, wanted })
  const data = valuesToRestore(paths, now, wanted)
  return { now, paths, data, then: { ...now, ...data } }
}

/**
 * Publishes a draft with the rights and rules of a save by who publishes it. Refused as a whole where it changes a field that they
 * may not change, and where one of its fields was saved in another way since.
 */
export const publishMarketDraft = (req: PayloadRequest, market: number, author: number, at: string): Promise<void> =>
  inTransaction(req, async () => {
    await lockSaves(req, 'markets', market)
    const draft = await readDraft(req, market, author)
    if (draft.at !== at) throw cmsProblem(req, 'draftChanged')
    const { now, paths, data } = await changeOfDraft(req, market, draft)
    const since = savedSince(req, { ...change, ...draft }, now)
    if (since.length > 0) throw cmsProblem(req, 'draftOutdated', { values: { fields: labelsOf(req, draft, since) } })
    recordAsGoingLive(req)
    const asMember = { depth: 0, overrideAccess: false, user: req.user } as const
    await req.payload.update({ ...change, id: market, data: { ...data, updatedAt: String(now.updatedAt) }, ...asMember, req })
    const left = restorableFields(configOf(req), await storedMarket(req, market), draft.wanted).map(({ path }) => path)
    const refused = paths.filter((path) => left.includes(path))
    if (refused.length > 0) throw cmsProblem(req, 'draftNotAllowed', { values: { fields: labelsOf(req, draft, refused) } })
    await removeDrafts(req, keyOf(market, author))
  })

export async function discardMarketDraft(req: PayloadRequest, market: number, author: number, at: string): Promise<void> {
  if ((await readDraft(req, market, author)).at !== at) throw cmsProblem(req, 'draftChanged')
  await removeDrafts(req, keyOf(market, author))
}

async function removeDrafts(req: PayloadRequest, key: string): Promise<void> {
  const session = await openTransaction(req)
  await session.execute(sql`delete from payload_kv where key = ${key}`)
}

export const dropMarketDrafts: CollectionAfterDeleteHook = async ({ context, doc, id, req }) => {
  if (entersBin({ context })) return doc
  const session = await openTransaction(req)
  await session.execute(sql`delete from payload_kv where starts_with(key, ${`${PREFIX}:${String(id)}:`})`)
  return doc
}

/** The names of fields, as the form shows them. */
function labelsOf(req: PayloadRequest, { base, wanted }: MarketDraft, paths: readonly string[]): string {
  const fields = restorableFields(configOf(req), { id: 0, ...base }, wanted).filter(({ path }) => paths.includes(path))
  const names = fields.map(({ path, field }) => {
    const label: unknown = 'label' in field ? field.label : null
    const said = typeof label === 'object' && label !== null ? new Map(Object.entries(label)).get(req.i18n.language) : label
    return typeof said === 'string' ? said : path
  })
  return names.map((name) => `"${name}"`).join(', ')
}
