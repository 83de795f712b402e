import type { DataFromCollectionSlug, PayloadRequest } from 'payload'
import { staffOf, type StaffMember } from '@/collections/access/staff'

export type MarketDoc = DataFromCollectionSlug<'markets'>

/** Who looks at the dashboard, and the markets that this person may see. */
export type Reader = Readonly<{
  req: PayloadRequest
  staff: StaffMember
  language: string
  /** Path of the admin. */
  admin: string
  /** Milliseconds. */
  now: number
  markets: readonly MarketDoc[]
  /** Does work after the work before it: a page that reads everything at once would take every connection. */
  inTurn: InTurn
  /** The same for what takes long: it does not hold up the rest. */
  late: InTurn
}>
type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** Most markets that a dashboard shows. */
const MOST_MARKETS = 60

/** Every read of the dashboard is made as its reader: what the role may not see comes back empty. */
export const asReader = ({ req }: Pick<Reader, 'req'>) =>
  ({ overrideAccess: false, user: req.user, disableErrors: true, depth: 0, req }) as const

export async function readerOf(req: PayloadRequest, now = Date.now()): Promise<Reader | null> {
  const staff = staffOf(req.user)
  if (staff === null) return null
  const { docs } = await req.payload.find({
    collection: 'markets',
    sort: 'code',
    limit: MOST_MARKETS,
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
    // Who waits for the work hears of its failure; the next one only waits.
    last = next.catch(() => undefined)
    return next
  }
}

/** The market of a document, when the reader may see it. */
export const marketOf = ({ markets }: Reader, id: unknown): MarketDoc | undefined =>
  markets.find((market) => String(market.id) === String(id))
