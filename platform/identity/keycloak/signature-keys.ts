import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import * as z from 'zod'
import { MINUTE } from '@/runtime/durations'
import { parsed, type Http } from './keycloak-http'

/** A key that the realm has withdrawn is accepted no longer than this. */
const MAX_AGE_MS = 10 * MINUTE
/** A token with an unknown key makes the platform load the keys again, but not more often than this. */
const COOL_DOWN_MS = 10_000

const Keys = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).max(50) })

export type SignatureKeys = (deadline: AbortSignal) => JWTVerifyGetKey

/** The realm's public keys (`certs`), loaded when they are needed and cached for `MAX_AGE_MS`. */
export function signatureKeys(http: Http, url: string): SignatureKeys {
  let kept: { find: JWTVerifyGetKey; at: number } | null = null
  let missedAt = -Infinity
  const ask = async (deadline: AbortSignal) => {
    const { status, body } = await http.send({ method: 'GET', url }, deadline)
    if (status !== 200) throw http.fault('certs', `status ${status}`)
    return (kept = { find: createLocalJWKSet(parsed(http, 'certs', Keys, body)), at: performance.now() })
  }
  return (deadline) => async (header, token) => {
    const age = kept ? performance.now() - kept.at : Infinity
    const { find } = kept && age < MAX_AGE_MS ? kept : await ask(deadline)
    try {
      return await find(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || performance.now() - missedAt < COOL_DOWN_MS) throw error
      missedAt = performance.now()
      return (await ask(deadline)).find(header, token)
    }
  }
}
