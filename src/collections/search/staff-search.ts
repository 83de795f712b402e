import type { Endpoint, PayloadRequest } from 'payload'
import { asSender } from '@trade-in-shop/payload-workbench/database/find-options'
import { StaffText } from '@trade-in-shop/contracts/typed-text'
import { getReach } from '@/collections/access/access-table'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { requireMember } from '@/collections/saving/page-of-request'
import { type AddressHit, searchAddress } from './address-search'
import { nameKind, searchKind } from './document-search'
import { MAX_QUERY_CHARACTERS, MIN_QUERY_CHARACTERS, SEARCH_KINDS, type SearchGroup, type SearchKind } from './search-answers'

export type SearchResult = Readonly<{
  query: string
  addresses: readonly AddressHit[]
  groups: readonly SearchGroup[]
}>

const Query = StaffText(MIN_QUERY_CHARACTERS, MAX_QUERY_CHARACTERS)

/** A query that can be searched for; null for one that is too short, too long or missing. */
export const parseSearchQuery = (value: unknown): string | null => Query.safeParse(value).data ?? null

/** `GET /search?q=text`: documents with a text, and what an address of the shop opens, as far as the sender may read it. */
export const staffSearch: Endpoint = {
  path: '/search',
  method: 'get',
  handler: async (req) => {
    requireMember(req)
    const query = parseSearchQuery(req.searchParams.get('q'))
    if (query === null) throw cmsProblem(req, 'badRequest')
    return Response.json(await searchDocuments(req, query), { headers: { 'cache-control': 'private, no-store' } })
  },
}

/** Everything that the member of staff may read with this text, by kind; kinds without a result are left out. */
export async function searchDocuments(req: PayloadRequest, query: string): Promise<SearchResult> {
  const all = { ...asSender(req), limit: 0, pagination: false } as const
  const { docs } = await req.payload.find({ collection: 'markets', select: { code: true }, ...all })
  const search = { req, query, codes: new Map(docs.map(({ id, code }) => [id, code])) }
  const inTurn = async (kinds: readonly SearchKind[]) => {
    const groups: SearchGroup[] = []
    for (const kind of kinds.filter((one) => mayRead(req, one))) {
      const hits = await searchKind(search, kind)
      if (hits.length > 0) groups.push({ kind, title: nameKind(req, kind), hits })
    }
    return groups
  }
  // Postgres looks through the texts of pages while this process reads the other kinds.
  const [pages, ...others] = SEARCH_KINDS
  const groups = await Promise.all([inTurn([pages]), inTurn(others)])
  return { query, addresses: await searchAddress(req, query), groups: groups.flat() }
}

const mayRead = (req: PayloadRequest, kind: SearchKind): boolean =>
  getReach(kind === 'settings' ? 'markets' : kind, 'read', requireMember(req).role) !== 'none'
