import type { PayloadRequest, Where } from 'payload'
import { getId } from '@/collections/access/staff-member'
import { readStaffMarkets } from '@/collections/redirects/markets-of'
import { type TrialResult, tryAddresses } from '@/collections/redirects/try-addresses'

/** Most markets in which a path is tried. */
const MAX_MARKETS = 8
/** Where an address leads, and the page that is shown there. `path` is below the admin's own. */
export type AddressHit = TrialResult & Readonly<{ page: Readonly<{ title: string; path: string }> | null }>

/** A path, an address with its scheme, or a host with a path behind it. */
const ADDRESS = /^(?:\/(?!\/)|https?:\/\/|[\w-]+(?:\.[\w-]+)+(?::\d+)?\/)\S*$/i

/** Where an address leads by the shop's own rules; a path is tried in each market of the member of staff. */
export async function searchAddress(req: PayloadRequest, query: string): Promise<AddressHit[]> {
  if (!ADDRESS.test(query)) return []
  const markets = await readStaffMarkets(req, ['read'])
  if (markets.length === 0) return []
  const trial = { addresses: [query], mode: 'default', now: Date.now(), form: null } as const
  const owners = query.startsWith('/') ? markets.slice(0, MAX_MARKETS) : [null]
  const hits: AddressHit[] = []
  for (const market of owners) {
    const { tried } = await tryAddresses(req, { ...trial, market }, markets)
    for (const result of tried) hits.push({ ...result, page: await pageAt(req, result) })
  }
  return hits
}

/** The content page that a traced visit ends at. */
async function pageAt(req: PayloadRequest, { market, trace }: TrialResult): Promise<AddressHit['page']> {
  if (market === null || trace?.screen !== 'content' || trace.status !== 200) return null
  const slug =
    trace.address
      .split('?')[0]
      ?.split('/')
      .findLast((part) => part !== '') ?? ''
  const owner = (await readStaffMarkets(req, ['read'])).find(({ code }) => code === market)
  const where: Where = { and: [{ market: { equals: getId(owner) } }, { slug: { equals: slug } }] }
  const [page] = (
    await req.payload.find({ collection: 'pages', where, limit: 1, depth: 0, overrideAccess: false, user: req.user, req })
  ).docs
  return page ? { title: page.title, path: `/collections/pages/${page.id}` } : null
}
