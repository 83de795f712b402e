import { availableParallelism } from 'node:os'
import { dictionary } from '@zxcvbn-ts/language-common'
import { argon2id, hash, verify } from 'argon2'
import type { ProblemError } from '@trade-in-shop/contracts/problem'
import { HttpProblem } from '@platform/http/http-problem'
import type { Db } from '@platform/store/pool'

/** Some fifty thousand passwords that attackers try first. */
const COMMON = new Set(dictionary['passwords-common'])

/** On the list in any case, also with digits or marks after it: `Password2026!`. */
export function isCommonPassword(password: string): boolean {
  const small = password.toLowerCase()
  const bare = small.replace(/[\d\W_]+$/, '')
  return COMMON.has(small) || COMMON.has(bare) || new Set(small).size < 4
}

/** Also refuses the own mail address, with or without the part from the @ on. */
export const passwordProblems = (password: string, email: string | null): ProblemError[] => {
  const isOwnAddress = email !== null && [email, email.split('@')[0]].includes(password.toLowerCase())
  return isOwnAddress || isCommonPassword(password) ? [{ path: 'password', code: 'common_password' }] : []
}

/** OWASP's second choice for argon2id: 19 MB, two passes; some 30 ms of one core. */
const COST = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Half of the cores at most: while many log in at once, everything else goes on. */
export const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2))
/** A caller who would wait longer than about two seconds is refused at once, before its own deadline. */
export const MAX_WAITING = 60 * AT_ONCE

let running = 0
const waiting: (() => void)[] = []

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MAX_WAITING) throw new HttpProblem(503, 'unavailable', { headers: { 'retry-after': '1' } })
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/**
 * The forms in which a typed password is compared: NFC, in which it is hashed, because systems write an accent as one character or
 * as two; and as it was typed, of which older hashes were made.
 */
export const passwordForms = (password: string): readonly [composed: string, ...typed: string[]] => {
  const composed = password.normalize('NFC')
  return password === composed ? [composed] : [composed, password]
}

/** The password as it is stored: argon2id of its NFC with its own salt, as a PHC string. 503 while too many wait. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(passwordForms(password)[0], COST))

/** Whether the hash was cheaper to make than today's are; a dearer one is not outdated. */
export function isOutdated(known: string): boolean {
  const [, cost = ''] = /^\$argon2id\$v=19\$([a-z0-9=,]+)\$/.exec(known) ?? []
  const kept = new URLSearchParams(cost.replaceAll(',', '&'))
  return Number(kept.get('m')) < COST.memoryCost || Number(kept.get('t')) < COST.timeCost
}

/** A hash that no password matches, made once at today's cost. */
let fallbackDigest: Promise<string> | undefined

/** The form of the password that is the hash's, or null. No account (a null hash) takes as long and answers null. */
export async function matchingForm(known: string | null, password: string): Promise<string | null> {
  const digest = known ?? (await (fallbackDigest ??= hashPassword(crypto.randomUUID())))
  for (const form of passwordForms(password)) if (await inTurn(() => verify(digest, form))) return known && form
  return null
}

/** Whether it is the password of the hash; null (no account) takes as long. */
export const passwordMatches = async (known: string | null, password: string): Promise<boolean> =>
  (await matchingForm(known, password)) !== null

/**
 * What is stored of a customer's password: its argon2id hash, or, with another provider, a mark that changes with the password,
 * so that `openSession` can tell an old password from the present one.
 */
export async function findPassword(db: Db, email: string): Promise<{ customerId: string; hash: string } | null> {
  const { rows } = await db.query<{ customerId: string; hash: string }>(
    `select customer_id as "customerId", hash from platform.identities join platform.identity_passwords using (customer_id)
     where email = $1`,
    [email],
  )
  return rows[0] ?? null
}

export const setPassword = (db: Db, customerId: string, hash: string, now: Date): Promise<unknown> =>
  db.query(
    `insert into platform.identity_passwords (customer_id, hash, changed_at) values ($1, $2, $3)
     on conflict (customer_id) do update set hash = excluded.hash, changed_at = excluded.changed_at`,
    [customerId, hash, now],
  )

/**
 * Replaces the hash that a password was compared with: by that of a new password, or without `changedAt` by that of the same one
 * at another cost. False, without a change, where another password has been set meanwhile.
 */
export async function replaceHash(
  db: Db,
  customerId: string,
  hash: Readonly<{ from: string; to: string }>,
  changedAt: Date | null = null,
): Promise<boolean> {
  const text =
    'update platform.identity_passwords set hash = $3, changed_at = coalesce($4, changed_at) where customer_id = $1 and hash = $2'
  return (await db.query(text, [customerId, hash.from, hash.to, changedAt])).rowCount === 1
}
