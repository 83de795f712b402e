import type { PayloadRequest, RequiredDataFromCollectionSlug } from 'payload'
import { ValidationError } from 'payload'
import { RedirectRow } from '@/domain/content'
import { splitAddress } from '@/domain/routing/paths'
import { lookupForm } from '@/domain/routing/redirect-rules'
import { redirectOf } from '@/collections/documents/redirect-document'

type Target = NonNullable<RequiredDataFromCollectionSlug<'redirects'>['to']>

/** An address that has moved: where it was, and what is opened there since. */
export type Moved = Readonly<{ market: number; from: string; match: 'exact' | 'pattern'; to: Target; note: string }>

const same = (left: string, right: string): boolean => lookupForm(left).toLowerCase() === lookupForm(right).toLowerCase()

async function redirectsWhere(
  req: PayloadRequest,
  market: number,
  field: 'from' | 'to.path' | 'to.slug' | 'to.screen',
  text: string,
) {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { and: [{ market: { equals: market } }, { [field]: field === 'to.screen' ? { equals: text } : { like: text } }] },
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs
}

/** Ids and rows of the redirects that begin at exactly this address or pattern. */
export async function redirectsFrom(req: PayloadRequest, market: number, from: string) {
  const docs = await redirectsWhere(req, market, 'from', from)
  return docs.flatMap((doc) => {
    const row = RedirectRow.safeParse(redirectOf(doc)).data
    return row && same(row.from, from) ? [row] : []
  })
}

/**
 * Leads what led to an old address straight to the new one, so that no rename makes a chain: redirects to the path, which
 * keep a query or anchor of their own.
 */
export async function leadPathsOn(req: PayloadRequest, market: number, old: string, path: string, to: Target): Promise<void> {
  for (const { id, to: target } of await redirectsWhere(req, market, 'to.path', old)) {
    const own = target?.kind === 'path' ? (target.path ?? '') : ''
    const address = splitAddress(own)
    if (!same(address.path, old)) continue
    const rest = own.slice(address.path.length)
    await update(req, id, rest === '' ? to : { kind: 'path', path: path + rest })
  }
}

/** Leads what led to a page by its slug to the page's new slug. */
export async function leadSlugsOn(req: PayloadRequest, market: number, old: string, slug: string): Promise<void> {
  for (const { id, to } of await redirectsWhere(req, market, 'to.slug', old))
    if (to?.kind === 'page' && to.slug === old) await update(req, id, { kind: 'page', slug })
  for (const { id, to } of await redirectsWhere(req, market, 'to.screen', 'content'))
    if (to?.kind === 'screen' && to.params?.some(({ name, value }) => name === 'slug' && value === old))
      await update(req, id, { kind: 'page', slug })
}

const update = (req: PayloadRequest, id: number, to: Target) =>
  req.payload.update({ collection: 'redirects', id, data: { to }, depth: 0, overrideAccess: true, req })

/** Removes redirects, in the same transaction. */
export async function removeRedirects(req: PayloadRequest, rows: readonly RedirectRow[]): Promise<void> {
  for (const { id } of rows)
    await req.payload.delete({ collection: 'redirects', id: Number(id), depth: 0, overrideAccess: true, req })
}

/** Keeps an old address alive by a 301, through the rules of every redirect. Answers why it cannot be, or null. */
export async function keepAlive(req: PayloadRequest, { market, from, match, to, note }: Moved): Promise<string | null> {
  const known = (await redirectsFrom(req, market, from)).filter((row) => row.match === match)
  const data = { market, from, match, to, note, status: '301' as const, enabled: true, hidesRoute: false }
  const always = { collection: 'redirects', depth: 0, overrideAccess: true, req } as const
  try {
    const [first] = known
    if (first?.enabled) return null
    if (first) await req.payload.update({ ...always, id: Number(first.id), data })
    else await req.payload.create({ ...always, data })
    return null
  } catch (error) {
    if (error instanceof ValidationError) return error.data.errors.map(({ message }) => message).join(' ')
    throw error
  }
}
