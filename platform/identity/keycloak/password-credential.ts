import * as z from 'zod'

/** `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<hash>`: the costs in any order, salt and hash without padding. */
const PHC = /^\$argon2(?<type>id|i|d)\$v=19\$(?<costs>[a-z0-9=,]+)\$(?<salt>[A-Za-z0-9+/]+)\$(?<hash>[A-Za-z0-9+/]+)$/
const VERSION_19 = '1.3'

const Parts = z.object({ type: z.string(), costs: z.string(), salt: z.string(), hash: z.string() })
const Costs = z.object({ m: z.coerce.number().int(), t: z.coerce.number().int(), p: z.coerce.number().int() })

/** A password hash in the form in which Keycloak stores and imports it. */
type PasswordCredential = Readonly<{ type: 'password'; temporary: false; secretData: string; credentialData: string }>

const bytes = (base64: string) => Buffer.from(base64, 'base64')

/**
 * The hash as Keycloak (25 and newer) imports it, not temporary: the password itself reaches the provider at a log-in, when
 * Keycloak hashes it again if the realm's own policy wants another cost. Throws for anything but an argon2 hash.
 */
export function passwordCredential(passwordHash: string): PasswordCredential {
  const { type, costs, salt, hash } = Parts.parse(PHC.exec(passwordHash)?.groups)
  const { m, t, p } = Costs.parse(Object.fromEntries(costs.split(',').map((cost) => cost.split('='))))
  const additionalParameters = {
    ...{ type: [type], version: [VERSION_19], memory: [String(m)], parallelism: [String(p)] },
    hashLength: [String(bytes(hash).length)],
  }
  return {
    ...{ type: 'password', temporary: false },
    secretData: JSON.stringify({ value: bytes(hash).toString('base64'), salt: bytes(salt).toString('base64') }),
    credentialData: JSON.stringify({ hashIterations: t, algorithm: 'argon2', additionalParameters }),
  }
}
