import { asSender } from '@trade-in-shop/payload-workbench/database/find-options'
import type { DataFromCollectionSlug, PayloadRequest } from 'payload'
import { getStaff, type StaffMember } from '@/collections/access/staff-member'

export type MarketDoc = DataFromCollectionSlug<'markets'>

/** The member of staff who sees the dashboard, and their markets. */
export type Reader = Readonly<{
  req: PayloadRequest
  staff: StaffMember
  language: string
  /** Path of the admin. */
  admin: string
  /** Milliseconds. */
  now: number
  markets: readonly MarketDoc[]
  /** Queues work: a page that reads everything at once would take every database connection. */
  inTurn: InTurn
  /** A second queue for slow work, so that it does not hold up the rest. */
  late: InTurn
}>
type InTurn = <T>(work: () => Promise<T>) => Promise<T>

const MAX_MARKETS = 60

/** Options of each read of the dashboard: with the reader's rights, and nothing where they do not reach. */
export const asReader = ({ req }: Pick<Reader, 'req'>) => ({ ...asSender(req), disableErrors: true }) as const

export async function createReader(req: PayloadRequest, now = Date.now()): Promise<Reader | null> {
  const staff = getStaff(req.user)
  if (staff === null) return null
  const { docs } = await req.payload.find({
    collection: 'markets',
    sort: 'code',
    limit: MAX_MARKETS,
    ...asReader({ req }),
  })
  return {
    req,
    staff,
    language: req.i18n.language,
    admin: req.payload.config.routes.admin,
    now,
    markets: docs,
    inTurn: turns(),
    late: turns(),
  }
}

function turns(): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work)
    // The caller gets the error; the next work only waits.
    last = next.catch(() => undefined)
    return next
  }
}

/** The market of a document, if the reader may see it. */
export const findMarket = ({ markets }: Reader, id: unknown): MarketDoc | undefined =>
  markets.find((market) => String(market.id) === String(id))
