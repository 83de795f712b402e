import { type CollectionBeforeOperationHook, type CollectionBeforeValidateHook, Forbidden, type PayloadRequest } from 'payload'
import { getId, getStaff } from '@/collections/access/staff-member'
import { hasBin, refuseMarketInBin } from './bin'
import { type GuardedCollection, getReach } from '@/collections/access/access-table'

type Data = Readonly<Record<string, unknown>>

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null

/** Refuses a market that the member of staff does not manage; access by `where` never checks incoming values. */
function refuseForeignMarket(slug: GuardedCollection, operation: 'create' | 'update', data: Data, req: PayloadRequest): void {
  const staff = getStaff(req.user)
  if (!staff || getReach(slug, operation, staff.role) !== 'own' || slug === 'markets' || !('market' in data)) return
  const market = getId(data.market)
  if (market === null || !staff.markets.some((own) => String(own) === String(market))) throw new Forbidden(req.t)
}

/** Checks the market as sent, before field access silently drops it. */
export const guardMarket =
  (slug: GuardedCollection): CollectionBeforeOperationHook =>
  ({ args, operation, req, overrideAccess }) => {
    if (overrideAccess === true || (operation !== 'create' && operation !== 'update')) return args
    if ('data' in args && isData(args.data)) refuseForeignMarket(slug, operation, args.data, req)
    return args
  }

/** Checks the market that is about to be stored, also when it comes from a default, a restored version or a duplicate. */
export const guardMarketOnSave =
  (slug: GuardedCollection): CollectionBeforeValidateHook =>
  async ({ data, operation, originalDoc, req }) => {
    if (!data) return data
    // Without a market it would be of all markets, or a draft that its author could not open again.
    refuseForeignMarket(slug, operation, operation === 'create' ? { market: null, ...data } : data, req)
    const [market, before] = [getId(data.market), getId(originalDoc?.market)]
    if (hasBin(slug) && market !== before) await refuseMarketInBin(req, market)
    return data
  }
