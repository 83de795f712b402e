import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { PayloadRequest } from 'payload'
import * as z from 'zod'

const derive = promisify(pbkdf2)

/** Payload's present and former password hashes; it renews an old one at the next login. */
const NOW = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, length: 32 } as const
const BEFORE = { prefix: '', iterations: 25_000, length: 512 } as const

const Row = z.object({ hash: z.string(), salt: z.string() })

/** Takes as long as a password check, so that an unknown account is not answered sooner. */
export async function deriveNothing(): Promise<void> {
  await derive('no password', 'no salt', NOW.iterations, NOW.length, 'sha256')
}

/** Whether this is the password of the member of staff. */
export async function isPasswordOf(req: PayloadRequest, id: number | string, password: string): Promise<boolean> {
  const found: unknown = await req.payload.db.findOne({ collection: 'staff', where: { id: { equals: id } }, req })
  const { hash, salt } = Row.parse(found)
  const { prefix, iterations, length } = hash.startsWith(NOW.prefix) ? NOW : BEFORE
  const stored = Buffer.from(hash.slice(prefix.length), 'hex')
  const derived = await derive(password, salt, iterations, length, 'sha256')
  return stored.length === derived.length && timingSafeEqual(stored, derived)
}
