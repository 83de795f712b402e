import { availableParallelism } from 'node:os'
import { argon2id, hash, verify } from 'argon2'
import { HttpProblem } from '@platform/http/problem'

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

/** The password as it is stored: argon2id with its own salt, as a PHC string. 503 while too many wait. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST))

/** Whether the hash was cheaper to make than today's are; a dearer one is not outdated. */
export function isOutdated(known: string): boolean {
  const [, cost = ''] = /^\$argon2id\$v=19\$([a-z0-9=,]+)\$/.exec(known) ?? []
  const kept = new URLSearchParams(cost.replaceAll(',', '&'))
  return Number(kept.get('m')) < COST.memoryCost || Number(kept.get('t')) < COST.timeCost
}

/** A hash that no password matches, made once at today's cost. */
let nobodys: Promise<string> | undefined

/** Whether it is the password of the hash. Null (no account) takes as long and answers false. */
export async function passwordMatches(known: string | null, password: string): Promise<boolean> {
  const digest = known ?? (await (nobodys ??= hashPassword(crypto.randomUUID())))
  const matches = await inTurn(() => verify(digest, password))
  return matches && known !== null
}
