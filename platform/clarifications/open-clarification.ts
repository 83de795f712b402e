import type { ClarificationLine } from '@/contracts/clarifications'
import { DAY } from '@/runtime/durations'
import type { Db } from '@platform/store/pool'
import { MoveRefused } from '@platform/trades/move-refused'
import type { WholeTrade } from '@platform/trades/trade-store'
import { unguessableId } from '../identity/token-hash'
import { insertClarification } from './clarification-store'
import { mailOpenedClarification } from './letters'
import type { Photo } from './photo'

/** Then the device goes back free of charge (P-08). */
const OPEN_DAYS = 14
/** A price goes down only with this many photos (P-05). */
const FEWEST_PHOTOS = 2

/** A line that inspection finds worth less, with its prices for all pieces. */
export type Revision = Readonly<{
  position: number
  oldPrice: number
  newPrice: number
}> &
  Pick<ClarificationLine, 'differences' | 'matching'>

export type Evidence = Readonly<{ secret: string; photos: readonly Photo[] }>

/** Asks the seller, in the transaction of the inspection. Throws `MoveRefused` where a line has too few photos. */
export async function openClarification(
  db: Db,
  trade: WholeTrade,
  revisions: readonly Revision[],
  { secret, photos }: Evidence,
  now: Date,
): Promise<void> {
  const lines = revisions.map((revision) => ({
    ...revision,
    photos: photos.filter(({ line }) => line === revision.position).map(({ bytes }) => bytes),
  }))
  const bare = lines.find((line) => line.photos.length < FEWEST_PHOTOS)
  if (bare)
    throw new MoveRefused(
      `Line ${bare.position + 1} of ${trade.number} is worth less than offered: that needs at least ${FEWEST_PHOTOS} photos, as in --photo ${bare.position + 1}:front.jpg.`,
    )
  const opened = { id: unguessableId(), tradeId: trade.id, expiresAt: new Date(now.getTime() + OPEN_DAYS * DAY) }
  await insertClarification(db, { ...opened, lines }, now)
  await mailOpenedClarification(db, secret, trade, { ...opened, lines }, now)
}
