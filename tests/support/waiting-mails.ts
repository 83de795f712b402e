import * as z from 'zod'
import { StoredSender } from '@platform/http/call-settings'
import type { Mail } from '@platform/mail/mail'
import { findMailWriter } from '@platform/mail/mail-writers'
import { mailSeal } from '@platform/outbox/outbox-store'
import { openJson } from '@platform/sealed-json'
import type { Platform } from '@platform/context'

const Row = z.object({ kind: z.string(), key: z.string(), sealed: z.instanceof(Buffer), sender: StoredSender.nullable() })

/** The queued mails, oldest first, as they would be sent now; null for one that need not be sent any more. */
export async function waitingMails(platform: Platform): Promise<(Mail | null)[]> {
  const { rows } = await platform.pool.query(
    'select kind, letter_key as key, sealed, sender from platform.outbox where sealed is not null order by created_at, kind desc, id',
  )
  return Promise.all(
    rows.map(async (row) => {
      const { kind, key, sealed, sender } = Row.parse(row)
      return (
        (await findMailWriter(kind)?.write(platform, openJson(mailSeal(platform.env.PLATFORM_SECRET, key), sealed), sender)) ??
        null
      )
    }),
  )
}
