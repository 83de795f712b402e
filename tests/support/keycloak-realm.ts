import { randomUUID } from 'node:crypto'
import { argon2id, hash, verify } from 'argon2'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose'
import * as z from 'zod'

/** How Keycloak stores a password; both members are JSON in a string. */
const StoredPassword = z.strictObject({
  type: z.literal('password'),
  temporary: z.literal(false),
  secretData: z.string(),
  credentialData: z.string(),
})
/** The members of a user's representation that a registration needs; Keycloak refuses unknown ones. */
export const NewUser = z.strictObject({
  username: z.string(),
  email: z.email(),
  emailVerified: z.boolean(),
  enabled: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  requiredActions: z.array(z.string()),
  groups: z.array(z.string()),
  attributes: z.record(z.string(), z.array(z.string())),
  credentials: z.array(StoredPassword),
})
export const UserChange = NewUser.partial()

type Credential = z.infer<typeof StoredPassword> & { id: string }
export type User = Omit<z.infer<typeof NewUser>, 'credentials'> & { id: string; credentials: Credential[] }
export type ProviderSession = { id: string; userId: string; offline: boolean; refreshToken: string; ended: boolean }

const Secret = z.object({ value: z.base64(), salt: z.base64() })
const Hashing = z.object({
  hashIterations: z.int(),
  algorithm: z.literal('argon2'),
  additionalParameters: z.object({
    ...{ type: z.tuple([z.literal('id')]), version: z.tuple([z.literal('1.3')]), hashLength: z.tuple([z.string()]) },
    ...{ memory: z.tuple([z.string()]), parallelism: z.tuple([z.string()]) },
  }),
})

/** As Keycloak's own argon2 provider does: with salt, hash and cost from the two JSON strings. */
function matches({ secretData, credentialData }: Credential, password: string): Promise<boolean> {
  const { value, salt } = Secret.parse(JSON.parse(secretData))
  const { hashIterations, additionalParameters: cost } = Hashing.parse(JSON.parse(credentialData))
  const [hashed, salted] = [value, salt].map((base64) => base64.replace(/=+$/, ''))
  if (Buffer.from(value, 'base64').length !== Number(cost.hashLength[0])) return Promise.resolve(false)
  return verify(`$argon2id$v=19$m=${cost.memory[0]},t=${hashIterations},p=${cost.parallelism[0]}$${salted}$${hashed}`, password)
}

type SigningKey = { kid: string; privateKey: CryptoKey; publicJwk: JWK }
async function newKey(): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  return { kid: randomUUID(), privateKey, publicJwk: await exportJWK(publicKey) }
}

export type Realm = Awaited<ReturnType<typeof createRealm>>

/** Users, sessions and keys of a realm. Tokens are real: RS256, signed by the current key. */
export async function createRealm(clock: () => Date, audience: string) {
  const users = new Map<string, User>()
  const sessions: ProviderSession[] = []
  const keys = [await newKey()]
  const issued = new Set<string>()
  const sessionByToken = new Map<string, string>()
  const seconds = () => Math.floor(clock().getTime() / 1000)

  const sign = async (claims: Record<string, unknown>, issuer: string, lifetime: number) => {
    const key = keys[0]
    if (!key) throw new Error('The realm has no key')
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: key.kid })
      .setIssuer(issuer)
      .setJti(randomUUID())
      .setIssuedAt(seconds())
      .setExpirationTime(seconds() + lifetime)
      .sign(key.privateKey)
    issued.add(token)
    if (claims.typ === 'Refresh' || claims.typ === 'Offline') sessionByToken.set(token, String(claims.sid))
    return token
  }
  return {
    users,
    sessions,
    sign,
    seconds,
    /** What is required of every new user, whatever a request says. */
    defaultActions: new Array<string>(),
    /** Ids of users whom its brute force detection refuses. */
    lockedOut: new Set<string>(),
    /** The audience of its identity tokens. */
    audience,
    /** A realm that revokes refresh tokens accepts each once. */
    singleUse: false,
    isIssued: (token: string) => issued.has(token),
    /** Service accounts have to ask for a new token. */
    withdrawTokens: () => issued.clear(),
    sessionOf: (refreshToken: string) => sessions.find(({ id }) => id === sessionByToken.get(refreshToken)),
    /** The new key signs from now on; `forget` withdraws the ones before. */
    rotateKeys: async (forget = false) => void keys.splice(0, forget ? keys.length : 0, await newKey()),
    certs: () => ({
      keys: keys.map(({ kid, publicJwk }) => ({ kid, ...publicJwk, alg: 'RS256', use: 'sig' })),
    }),
    userOf: (email: string) => [...users.values()].find((user) => user.email === email.toLowerCase()),
    /** Takes as long when there is no user. */
    passwordMatches: async (user: User | undefined, password: string) => {
      const kept = user?.credentials[0]
      if (!kept) await hash(password, { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 })
      return kept !== undefined && (await matches(kept, password))
    },
    endSessions: (userId: string, offlineToo = true) => {
      for (const session of sessions) if (session.userId === userId && (offlineToo || !session.offline)) session.ended = true
    },
    alive: (userId: string) => sessions.filter((session) => session.userId === userId && !session.ended),
  }
}
