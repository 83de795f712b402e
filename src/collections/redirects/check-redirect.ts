import type { CollectionBeforeValidateHook, PayloadRequest, TypeWithID } from 'payload'
import { RedirectRow } from '@/domain/content/content'
import { collectNeighbourhood } from '@/domain/routing/redirect-neighbourhood'
import { getId } from '@/collections/access/staff-member'
import { buildConflict } from '@/collections/saving/conflict-of'
import { convertRedirect } from '@/collections/documents/redirect-document'
import { fieldProblems, tidyRedirect, formatRuleProblem } from './rule-problem'
import { loadRedirectContext, readValidRedirects } from './redirect-context'
import { lockMarket } from '@/collections/saving/lock-market'
import { neighbourProblems } from './redirect-neighbours'
import { refuse } from '@trade-in-shop/payload-workbench/saving/refuse'

type Read = TypeWithID & Readonly<{ updatedAt?: string }>

/** A save that waited for the market's lock does not overwrite a redirect that an import stored meanwhile (F12). */
async function refuseImported(req: PayloadRequest, read: Read): Promise<void> {
  const collection = 'redirects'
  const { id } = read
  const stored = await req.payload.findByID({ collection, id, trash: true, depth: 0, overrideAccess: true, req })
  const [storedAt, readAt] = [Date.parse(stored.updatedAt), Date.parse(read.updatedAt ?? '')]
  if (!Number.isNaN(readAt) && storedAt !== readAt) throw await buildConflict(req, { collection, id, storedAt, readAt })
}

/**
 * A redirect is saved only when it leads to a safe, existing target in one hop. The lock of the market lets
 * two saves that would together form a loop see each other.
 */
export const checkRedirect: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const market = Number(getId(data?.market))
  if (!data || !market) return data
  await lockMarket(req, market)
  if (originalDoc?.id) await refuseImported(req, originalDoc)
  const { routes, slugs, hosts, closed } = await loadRedirectContext(req, market)
  const tidy = tidyRedirect(data, hosts)
  const said = (problems: ReturnType<typeof fieldProblems>) =>
    problems.map((problem) => formatRuleProblem(problem, req.i18n.language))
  refuse(collection.slug, said(fieldProblems(tidy)), req)
  const { data: row } = RedirectRow.safeParse(convertRedirect({ ...tidy, id: originalDoc?.id ?? 'new' }))
  // Payload itself reports missing required fields.
  if (row) {
    const others = (await readValidRedirects(req, market)).filter(({ id }) => id !== row.id)
    refuse(collection.slug, said(neighbourProblems(row, collectNeighbourhood([row, ...others], routes, slugs, closed))), req)
  }
  return tidy
}
