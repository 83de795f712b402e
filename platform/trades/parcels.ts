import type { ParcelState } from '@trade-in-shop/contracts/trades'
import type { Db } from '@platform/store/pool'
import type { StoredLine, StoredParcel, WholeTrade } from './trade-store'

/** A parcel of a trade with the lines that travel in it (P-02). */
export type TradeParcel = Readonly<{
  number: number
  state: ParcelState
  lines: StoredLine[]
  tracking: string | null
  handedOverAt: Date | null
  receivedAt: Date | null
}>

const VOID: ReadonlySet<StoredLine['state']> = new Set(['cancelled', 'expired'])

function stateOf(lines: readonly StoredLine[], row: StoredParcel | undefined): ParcelState {
  if (row) return row.receivedAt ? 'received' : 'in_transit'
  if (lines.every(({ state }) => VOID.has(state))) return 'void'
  if (lines.some(({ state }) => state === 'awaiting_shipment')) return 'awaiting_shipment'
  // A build that knew no parcels has moved the trade.
  return lines.some(({ state }) => state === 'in_transit') ? 'in_transit' : 'received'
}

/** The parcels of a trade in their order; one at least. */
export function listParcels({ lines, parcels }: Pick<WholeTrade, 'lines' | 'parcels'>): TradeParcel[] {
  const numbers = [...new Set(lines.map(({ parcel }) => parcel))].toSorted((one, other) => one - other)
  return numbers.map((number) => {
    const [inside, row] = [lines.filter(({ parcel }) => parcel === number), parcels.find((each) => each.number === number)]
    return {
      ...{ number, state: stateOf(inside, row), lines: inside, tracking: row?.tracking ?? null },
      ...{ handedOverAt: row?.handedOverAt ?? null, receivedAt: row?.receivedAt ?? null },
    }
  })
}

/** Numbers without a gap, in the order of those that the seller chose: 1 and 3 become 1 and 2. */
export function renumbered(chosen: readonly number[]): number[] {
  const used = [...new Set(chosen)].toSorted((one, other) => one - other)
  return chosen.map((number) => used.indexOf(number) + 1)
}

/** Stores that the carrier has a parcel, with the carrier's number for it. */
export async function storeHandOver(
  db: Db,
  trade: WholeTrade,
  number: number,
  tracking: string | null,
  now: Date,
): Promise<void> {
  await db.query('insert into platform.trade_parcels (trade_id, number, tracking, handed_over_at) values ($1, $2, $3, $4)', [
    ...[trade.id, number, tracking, now],
  ])
  trade.parcels.push({ number, tracking, handedOverAt: now, receivedAt: null })
}

/** Stores that a parcel has arrived; without effect for one that a build without parcels handed over. */
export async function storeArrival(db: Db, trade: WholeTrade, number: number, now: Date): Promise<void> {
  const text = 'update platform.trade_parcels set received_at = $3 where trade_id = $1 and number = $2'
  await db.query(text, [trade.id, number, now])
  const row = trade.parcels.find((each) => each.number === number)
  if (row) row.receivedAt = now
}
