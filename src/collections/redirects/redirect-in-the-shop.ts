import { staffWords } from '@/domain/staff-messages/staff-messages'
import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest } from 'payload'
import { getId } from '@/collections/access/staff-member'
import { convertRedirect } from '@/collections/documents/redirect-document'
import { type ShopState, shopStateFields, type StateDocument } from '@/collections/fields/shop-state-field'
import { storedRoutes } from '@/collections/markets/stored-routes'
import { oncePerRequest } from '@/collections/saving/once-per-request'
import { RedirectRow } from '@/domain/content/content'
import { redirectState } from '@/domain/routing/redirect-state'
import { compileRedirects } from '@/domain/routing/redirect-rules'
import { compileRoutes } from '@/domain/routing/route-map'
import { formatStaffMessage } from '@/domain/staff-words'
import { formatMoment } from '@/domain/zoned-time'
import { broadRedirects } from './redirect-rows'

const redirectStateWords = staffWords('redirectState')

/** The prefixes and patterns of a market, which are few, and its routes; null for a market in the bin. */
const readBroadRules = oncePerRequest(async (req, id) => {
  const market = await req.payload.findByID({
    ...{ collection: 'markets', id, depth: 0, select: { timeZone: true }, overrideAccess: true, disableErrors: true, req },
  })
  if (!market) return null
  const rows = (await broadRedirects(req, id)).flatMap((row) => RedirectRow.safeParse(row).data ?? [])
  return { rows, routes: compileRoutes(await storedRoutes(req, id)), timeZone: market.timeZone }
})

/** What a redirect does in the shop now; null for one of a market in the bin. */
async function describeRedirect(req: PayloadRequest, doc: StateDocument): Promise<ShopState | null> {
  const { data: row } = RedirectRow.safeParse(convertRedirect({ ...doc }))
  const around = row ? await readBroadRules(req, Number(getId(doc.market))) : null
  if (!row || !around) return null
  const { language } = req.i18n
  const { rows, routes, timeZone } = around
  const isAmongThem = rows.some((other) => isDeepStrictEqual(other, row))
  const redirects = compileRedirects(isAmongThem ? rows : [...rows.filter(({ id }) => id !== row.id), row])
  const found = redirectState(row, { routes, redirects }, Date.now())
  const from =
    found.state === 'hidden' ? found.behind.from : found.state === 'waits' ? formatMoment(language, found.from, timeZone) : ''
  const text = formatStaffMessage(redirectStateWords[found.state], language, { from })
  return { kind: found.state === 'page' ? 'hidden' : found.state, text }
}

export const shopState = shopStateFields(['from', 'match', 'to', 'enabled', 'validFrom', 'validTo'], describeRedirect)
