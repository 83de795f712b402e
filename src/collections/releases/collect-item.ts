import { Forbidden, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { hasDraftsEnabled } from 'payload/shared'
import { getId } from '@/collections/access/staff-member'
import { mayChange } from '@/collections/saving/may-change'
import { requireMember } from '@/collections/saving/page-of-request'
import type { StoredDocument } from '@trade-in-shop/payload-workbench/saving/changes-of'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { keepNewestVersion } from '@/collections/versions/page-version'
import { changedBy, pickContent, readDocument, make } from './apply-release'
import { getReach } from '@/collections/access/access-table'
import { goingLive, isUnpublished, newestVersion } from '@trade-in-shop/payload-workbench/drafts/drafts'
import { FormChange, type Release } from './release'
import { CREATED } from '@/collections/saving/live-collections'
import { type ReleaseItem, MAX_ITEMS, recordStep, storeItem, tried } from './release-items'

/** A change as a form sends it: the newest version of a page, or the values of any other document. */
export const Collected = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['publish', 'unpublish']), document: z.number().int().positive() }),
  FormChange.extend({ kind: z.literal('save') }),
])
type Collected = z.infer<typeof Collected>

/** Adds a change to an open release; the shop stays as it is. Throws what a save of it would throw. */
export async function collectItem(req: PayloadRequest, release: Release, collected: Collected): Promise<void> {
  if (release.count >= MAX_ITEMS) throw cmsProblem(req, 'releaseFull', { values: { most: MAX_ITEMS } })
  const item = collected.kind === 'save' ? await itemOfForm(req, collected) : await itemOfPage(req, collected)
  if (!(await mayChange(req, item))) throw cmsProblem(req, 'releaseNotAllowed')
  await storeItem(req, release.id, item)
  await recordStep(req, 'addedToRelease', release, item)
}

type New = Omit<ReleaseItem, 'id' | 'before'>

/** The newest version of a page as a change. Throws 404 for a page that the member of staff may not read. */
export async function itemOfPage(req: PayloadRequest, { kind, document }: Exclude<Collected, { kind: 'save' }>): Promise<New> {
  const asMember = { depth: 0, overrideAccess: false, user: req.user, req } as const
  const page = await req.payload.findByID({ collection: 'pages', id: document, draft: true, ...asMember })
  const version = kind === 'publish' ? await keepNewestVersion(req, document) : null
  const market = Number(getId(page.market))
  return { kind, collection: 'pages', document, market, version, title: page.title || page.slug || '', wanted: null, base: null }
}

/**
 * What a form would make live: the document that is live, null where none is, and the one after a save on trial with the rights and
 * rules of a save. Who may only write drafts tries a draft, which is checked in the same way.
 */
export async function changeOfForm(req: PayloadRequest, { collection, document, values }: FormChange) {
  if (document === null && !CREATED.includes(collection)) throw new Forbidden(req.t)
  const base = document === null ? null : await readDocument(req, { collection, document })
  if (document !== null && base === null) throw cmsProblem(req, 'releasedDocumentGone')
  const wanted = await tried(req, async (trial) => {
    const asMember = { depth: 0, overrideAccess: false, user: req.user } as const
    const { config } = req.payload.collections[collection]
    const draft = hasDraftsEnabled(config) && getReach(collection, 'publish', requireMember(req).role) === 'none'
    const data: Record<string, unknown> = { ...values, ...(draft ? { _status: 'draft' } : goingLive(config)) }
    if (document === null)
      return readDocument(trial, { collection, document: await make(trial, collection, data, { ...asMember, draft }) })
    await req.payload.update({ collection, id: document, data, draft, ...asMember, req: trial })
    return draft ? newestVersion(trial, collection, document) : readDocument(trial, { collection, document })
  })
  if (wanted === null) throw cmsProblem(req, 'releasedDocumentGone')
  const market = collection === 'markets' ? Number(document) : Number(getId(wanted.market))
  return { base: isUnpublished(base) ? null : base, wanted, market }
}

async function itemOfForm(req: PayloadRequest, change: Exclude<Collected, { kind: 'publish' | 'unpublish' }>) {
  const { collection, document } = change
  const { base, wanted, market } = await changeOfForm(req, change)
  if (base && changedBy(req, { collection }, { wanted, base }).length === 0) throw cmsProblem(req, 'releaseWithoutChange')
  const kind = document === null ? ('create' as const) : ('change' as const)
  const title = titleOf(req, collection, wanted)
  return {
    kind,
    collection,
    document,
    market,
    version: null,
    title,
    wanted: document === null ? pickContent(wanted) : wanted,
    base,
  }
}

function titleOf(req: PayloadRequest, collection: ReleaseItem['collection'], doc: StoredDocument): string {
  const title = doc[req.payload.collections[collection].config.admin.useAsTitle ?? 'id']
  return typeof title === 'string' ? title.slice(0, 200) : ''
}
