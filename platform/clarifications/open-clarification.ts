import { randomUUID } from 'node:crypto'
import type { ClarificationDecision, ClarificationLine } from '@trade-in-shop/contracts/clarifications'
import { isUnpostable } from '@trade-in-shop/contracts/unpostable'
import { MoveRefused } from '@platform/trades/trade-state'
import { DAY } from '@trade-in-shop/runtime/durations'
import type { Db } from '@platform/store/pool'
import { moveTrade } from '@platform/trades/move-trade'
import type { WholeTrade } from '@platform/trades/trade-store'
import { unguessableId } from '@platform/token-hash'
import { decideLine, findClarification, insertClarification } from './clarification-store'
import { conclude } from './conclude'
import { mailOpenedClarification } from './clarification-mails'
import type { InspectedDifference } from './differences'
import type { Photo } from './photo'

/** Then the device goes back free of charge (P-08). */
const OPEN_DAYS = 14
/** A price goes down only with this many photos (P-05). */
const MIN_PHOTOS = 2

/** A line that inspection finds worth less, with its prices for all pieces. */
export type Revision = Readonly<{
  position: number
  oldPrice: number
  newPrice: number
  differences: readonly InspectedDifference[]
}> &
  Pick<ClarificationLine, 'matching'>

/** `by`: who inspected; another person looks again when the seller asks for it (U-03). */
export type Evidence = Readonly<{ secret: string; photos: readonly Photo[]; by: string | null }>

/** A line with its photos, each at the answer that it proves. Throws `MoveRefused` where a photo names an answer on which both agree. */
function withPhotos({ differences, ...revision }: Revision, all: readonly Photo[]) {
  const photos = all.filter(({ line }) => line === revision.position).map((photo) => ({ ...photo, id: randomUUID() }))
  const stray = photos.find(({ question }) => question !== null && !differences.some(({ code }) => code === question))
  if (stray) {
    const codes = differences.map(({ code }) => code).join(', ')
    throw new MoveRefused(
      `A photo of line ${revision.position + 1} is of "${stray.question}", where nothing differs; it differs in ${codes}.`,
    )
  }
  const proofs = (code: string) => photos.filter(({ question }) => question === code).map(({ id }) => id)
  return { ...revision, photos, differences: differences.map(({ code, ...each }) => ({ ...each, photos: proofs(code) })) }
}

/**
 * What the seller chose for this with the sale (P-07); null asks, also where a return was chosen and a device must not be posted.
 * All devices that came count, also those that are as described.
 */
function chosenBeforehand({ ifLower, lines }: WholeTrade, revisions: readonly Revision[]): ClarificationDecision | null {
  if (ifLower?.kind === 'return') return lines.some(isUnpostable) ? null : 'return'
  if (ifLower?.kind !== 'accept') return null
  const worth = (position: number, total: number) => revisions.find((line) => line.position === position)?.newPrice ?? total
  const here = lines.filter(({ state }) => state !== 'expired')
  return here.reduce((sum, { position, total }) => sum + worth(position, total), 0) >= ifLower.downTo ? 'accept' : null
}

/** Stores the seller's own choice as the answer of every line, so that its page shows why. */
async function answerForSeller(db: Db, trade: WholeTrade, id: string, decision: ClarificationDecision, ending: Answering) {
  for (const line of trade.lines) await decideLine(db, id, line.position, decision)
  const clarification = await findClarification(db, id, trade.number)
  if (!clarification) throw new Error(`Trade ${trade.number} has lost its clarification`)
  await conclude(db, trade, clarification, { ...ending, by: 'beforehand' })
}
type Answering = Readonly<{ secret: string; now: Date }>

/** Asks the seller, or does what the seller chose with the sale, in the transaction of the inspection. Throws `MoveRefused` where a line has too few photos. */
export async function openClarification(
  db: Db,
  trade: WholeTrade,
  revisions: readonly Revision[],
  { secret, photos, by }: Evidence,
  now: Date,
): Promise<void> {
  const lines = revisions.map((revision) => withPhotos(revision, photos))
  const bare = lines.find((line) => line.photos.length < MIN_PHOTOS)
  if (bare)
    throw new MoveRefused(
      `Line ${bare.position + 1} of ${trade.number} is worth less than offered: that needs at least ${MIN_PHOTOS} photos, as in --photo ${bare.position + 1}:front.jpg.`,
    )
  if (by === null) throw new MoveRefused(`A lower price needs the name of who inspected, as in --by anna.`)
  const opened = { inspector: by, id: unguessableId(), tradeId: trade.id, expiresAt: new Date(now.getTime() + OPEN_DAYS * DAY) }
  await insertClarification(db, { ...opened, lines }, now)
  const decision = chosenBeforehand(trade, revisions)
  if (decision) return answerForSeller(db, trade, opened.id, decision, { secret, now })
  await moveTrade(db, trade, 'awaiting_customer', 'inspected_worse', now)
  await mailOpenedClarification(db, secret, trade, { ...opened, lines }, now)
}
