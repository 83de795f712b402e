import * as z from 'zod'
import { DAY } from '@trade-in-shop/runtime/durations'
import { enqueueMail } from '@platform/outbox/outbox-store'
import type { Db } from '@platform/store/pool'
import type { WholeTrade } from '@platform/trades/trade-store'
import { aboutSale, mailLine, type Opened, OpenedMail } from './clarification-mails'

/** The second look that a seller asked for, and by which day it is decided. */
export const SecondLookMail = OpenedMail.extend({ decideBy: z.iso.datetime() })

/** Its result, where the seller still decides. */
export const SecondLookResultMail = OpenedMail.extend({ result: z.enum(['confirmed', 'raised']) })

/** The second look was asked for; the offer can be accepted meanwhile. */
export async function mailSecondLook(
  db: Db,
  secret: string,
  trade: WholeTrade,
  { id, expiresAt, decideBy, lines }: Opened & Readonly<{ decideBy: Date }>,
  now: Date,
): Promise<void> {
  const payload: z.infer<typeof SecondLookMail> = {
    ...aboutSale(trade),
    ...{ id, expiresAt: expiresAt.toISOString(), decideBy: decideBy.toISOString() },
    lines: lines.map((line) => mailLine(trade, line)),
  }
  await enqueueMail(
    db,
    secret,
    { kind: 'second_look_asked', key: `clarification/${id}/look-asked`, payload, tradeId: trade.id },
    now,
  )
}

/** What the second look found, and a reminder on the last day: those of the opening may lie behind. */
export async function mailSecondLookResult(
  db: Db,
  secret: string,
  trade: WholeTrade,
  { id, expiresAt, result, lines }: Opened & Readonly<{ result: 'confirmed' | 'raised' }>,
  now: Date,
): Promise<void> {
  const payload: z.infer<typeof SecondLookResultMail> = {
    ...aboutSale(trade),
    ...{ id, expiresAt: expiresAt.toISOString(), result, lines: lines.map((line) => mailLine(trade, line)) },
  }
  const mail = (kind: 'second_look_decided' | 'clarification_reminder', name: string, dueAt: Date) =>
    enqueueMail(db, secret, { kind, key: `clarification/${id}/${name}`, payload, tradeId: trade.id, dueAt }, now)
  await mail('second_look_decided', 'look-decided', now)
  await mail('clarification_reminder', 'reminder-look', new Date(expiresAt.getTime() - DAY))
}
