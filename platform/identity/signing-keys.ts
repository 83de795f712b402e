import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JSONWebKeySet, type JWK } from 'jose'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import * as z from 'zod'
import { DAY } from '@trade-in-shop/runtime/durations'
import { SingleFlight } from '@trade-in-shop/runtime/single-flight'
import type { Platform } from '@platform/context'
import { openJson, sealJson, type Seal } from '@platform/sealed-json'

export const ALGORITHM = 'EdDSA'
/** How long a key signs; then the process that needs the next one first makes it. */
const SLOT_MS = 90 * DAY

const Jwk = z.looseObject({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() })
const Row = z.object({ slot: z.int(), kid: z.uuid(), publicJwk: Jwk, sealed: z.instanceof(Buffer) })
type Row = z.infer<typeof Row>
type SigningKey = Readonly<{ kid: string; privateKey: CryptoKey }>

const slotAt = (now: Date) => Math.floor(now.getTime() / SLOT_MS)
const sealOf = (secret: string, kid: string): Seal => ({ secret, purpose: 'platform.signing-key', owner: kid })

const SELECT = 'select slot, kid, public_jwk as "publicJwk", sealed from platform.signing_keys'

async function asymmetric(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, ALGORITHM)
  if (key instanceof Uint8Array) throw new Error('A signing key is not a key pair')
  return key
}

/** The row of a slot. When two processes insert it at once, one wins and both use it. */
async function rowOf({ pool, env }: Platform, slot: number, now: Date): Promise<Row> {
  const found = await pool.query(`${SELECT} where slot = $1`, [slot])
  if (found.rows[0]) return Row.parse(found.rows[0])
  const kid = randomUUID()
  const pair = await generateKeyPair(ALGORITHM, { crv: 'Ed25519', extractable: true })
  const sealed = sealJson(sealOf(env.PLATFORM_SECRET, kid), await exportJWK(pair.privateKey))
  await pool.query(
    `insert into platform.signing_keys (slot, kid, public_jwk, sealed, created_at) values ($1, $2, $3, $4, $5)
     on conflict (slot) do nothing`,
    [slot, kid, JSON.stringify(await exportJWK(pair.publicKey)), sealed, now],
  )
  return Row.parse((await pool.query(`${SELECT} where slot = $1`, [slot])).rows[0])
}

/** Keys in memory that are loaded once. Neither a failure nor an unknown key is cached: anyone can ask for unknown keys. */
class KeyCache<Name extends string | number, Key extends object> {
  readonly #known = new LRUCache<Name, Key>({ max: 50 })
  readonly #flights = new SingleFlight<Key | null, Name>()

  async get(name: Name, load: () => Promise<Key | null>): Promise<Key | null> {
    return this.#known.get(name) ?? this.#flights.run(name, () => this.#load(name, load))
  }

  async #load(name: Name, load: () => Promise<Key | null>): Promise<Key | null> {
    const key = await load()
    if (key) this.#known.set(name, key)
    return key
  }
}

type StoreKeys = Readonly<{ signing: KeyCache<number, SigningKey>; checking: KeyCache<string, CryptoKey> }>
/** One set for each store. */
const caches = new WeakMap<Pool, StoreKeys>()
function keysOf(pool: Pool): StoreKeys {
  const known = caches.get(pool) ?? { signing: new KeyCache(), checking: new KeyCache() }
  caches.set(pool, known)
  return known
}

export async function signingKey(platform: Platform, now: Date): Promise<SigningKey> {
  const key = await keysOf(platform.pool).signing.get(slotAt(now), async () => {
    const { kid, sealed } = await rowOf(platform, slotAt(now), now)
    const jwk = Jwk.parse(openJson(sealOf(platform.env.PLATFORM_SECRET, kid), sealed))
    return { kid, privateKey: await asymmetric(jwk) }
  })
  if (!key) throw new Error('There is no key to sign with')
  return key
}

/** The key that checks what `kid` has signed; null for a `kid` that does not exist. */
export async function checkingKey({ pool }: Platform, kid: string): Promise<CryptoKey | null> {
  if (!z.uuid().safeParse(kid).success) return null
  return keysOf(pool).checking.get(kid, async () => {
    const { rows } = await pool.query(`${SELECT} where kid = $1`, [kid])
    return rows[0] ? asymmetric(Row.parse(rows[0]).publicJwk) : null
  })
}

/** The public keys: the current one and the one before it, whose tokens may still be in use. */
export async function publicKeys(platform: Platform, now: Date): Promise<JSONWebKeySet> {
  await signingKey(platform, now)
  const { rows } = await platform.pool.query(`${SELECT} where slot >= $1 order by slot desc`, [slotAt(now) - 1])
  const keys = rows.map((row) => Row.parse(row))
  return { keys: keys.map(({ kid, publicJwk }) => ({ ...publicJwk, kid, alg: ALGORITHM, use: 'sig' })) }
}
