import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import { MINUTE, SECOND } from '@trade-in-shop/runtime/durations'
import { loopDeadline } from '@trade-in-shop/runtime/loop-deadline'
import { processWide } from '@trade-in-shop/runtime/process-wide'
import { SingleFlight } from '@trade-in-shop/runtime/single-flight'

/** What calls of a bucket are signed with; the keys of a role have a session token. */
export type BucketKeys = Readonly<{ accessKey: string; secretKey: string; sessionToken?: string | undefined }>
type RoleKeys = Readonly<{ accessKey: string; secretKey: string; sessionToken: string; expiresAt: number }>
/** `address`: of the service that gives the keys, and of the role. */
type Role = Readonly<{ address: string; load: () => Promise<RoleKeys> }>

/** The names that begin with AWS are set by a cluster for its pods. */
type KeyVariable =
  | `STORAGE_${'ACCESS_KEY' | 'SECRET_KEY' | 'SESSION_TOKEN' | 'STS_URL' | 'METADATA_URL'}`
  | `AWS_${'ROLE_ARN' | 'WEB_IDENTITY_TOKEN_FILE'}`
  | `AWS_CONTAINER_${'CREDENTIALS_RELATIVE_URI' | 'CREDENTIALS_FULL_URI' | 'AUTHORIZATION_TOKEN' | 'AUTHORIZATION_TOKEN_FILE'}`
export type KeySettings = Readonly<{ [Name in KeyVariable]?: string | undefined } & { STORAGE_REGION: string }>

const ANSWER_MS = 4 * SECOND
/** Machines offer the next keys five minutes before the end of the last ones. */
const RENEWED_BEFORE_END_MS = 5 * MINUTE
const CONTAINER_HOST = 'http://169.254.170.2'
const METADATA_TOKEN = 'x-aws-ec2-metadata-token'

/** The text of a successful answer; an error names the service and the status alone, because answers contain secrets. */
async function ask(service: string, url: string, init: RequestInit = {}): Promise<string> {
  const deadline = loopDeadline(ANSWER_MS)
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', cache: 'no-store', signal: deadline.signal })
    const text = await response.text()
    if (response.ok) return text
    throw new Error(`${service} answers ${response.status}`)
  } catch (error) {
    throw error instanceof TypeError || deadline.signal.aborted ? new Error(`${service} does not answer`) : error
  } finally {
    deadline.clear()
  }
}

const value = z.string().min(1).max(20_000)
const Answer = z
  .object({ AccessKeyId: value, SecretAccessKey: value, Token: value, Expiration: z.iso.datetime({ offset: true }) })
  .transform(({ AccessKeyId: accessKey, SecretAccessKey: secretKey, Token: sessionToken, Expiration }) => {
    return { accessKey, secretKey, sessionToken, expiresAt: Date.parse(Expiration) }
  })

function readKeys(service: string, read: () => unknown): RoleKeys {
  try {
    return Answer.parse(read())
  } catch {
    throw new Error(`${service} answers without keys`)
  }
}

/** The role of a pod: its token is exchanged for keys. The file is read each time, because the cluster replaces it. */
function webIdentity(role: string, file: string, url: string): Role {
  const service = 'the token service (STORAGE_STS_URL)'
  const load = async () => {
    const token = await readFile(file, 'utf8').catch(() => {
      throw new Error('the file of AWS_WEB_IDENTITY_TOKEN_FILE cannot be read')
    })
    const body = new URLSearchParams({
      ...{ Action: 'AssumeRoleWithWebIdentity', Version: '2011-06-15' },
      ...{ RoleArn: role, RoleSessionName: 'trade-in-shop', WebIdentityToken: token.trim() },
    })
    const xml = await ask(service, `${url}/`, { method: 'POST', body })
    const parts = xml.matchAll(/<(AccessKeyId|SecretAccessKey|SessionToken|Expiration)>([^<]*)</g)
    const named = [...parts].map(([, name = '', text]) => [name === 'SessionToken' ? 'Token' : name, text])
    return readKeys(service, () => Object.fromEntries(named))
  }
  return { address: `${url} ${role}`, load }
}

/** The role of a container or pod: its agent gives keys to who shows the token. */
function container(url: string, token: string | undefined, file: string | undefined): Role {
  const service = 'the agent of AWS_CONTAINER_CREDENTIALS'
  const load = async () => {
    const read = file === undefined ? Promise.resolve(token) : readFile(file, 'utf8')
    const shown = await read.catch(() => {
      throw new Error('the file of AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE cannot be read')
    })
    const headers: Record<string, string> = shown === undefined ? {} : { authorization: shown.trim() }
    const text = await ask(service, url, { headers })
    return readKeys(service, () => JSON.parse(text))
  }
  return { address: url, load }
}

/** The role of a machine, by version 2 of its metadata service. */
function machine(url: string): Role {
  const service = 'the metadata service (STORAGE_METADATA_URL)'
  const load = async () => {
    const ttl = { [`${METADATA_TOKEN}-ttl-seconds`]: '300' }
    const token = await ask(service, `${url}/latest/api/token`, { method: 'PUT', headers: ttl })
    const headers = { [METADATA_TOKEN]: token.trim() }
    const folder = `${url}/latest/meta-data/iam/security-credentials/`
    const [role = ''] = (await ask(service, folder, { headers })).trim().split('\n')
    const text = await ask(service, folder + encodeURIComponent(role.trim()), { headers })
    return readKeys(service, () => JSON.parse(text))
  }
  return { address: url, load }
}

/** The first role that the environment names; null when it names none. */
function findRole(settings: KeySettings): Role | null {
  const { AWS_WEB_IDENTITY_TOKEN_FILE: file, AWS_ROLE_ARN: role, STORAGE_METADATA_URL: metadata } = settings
  const { AWS_CONTAINER_CREDENTIALS_RELATIVE_URI: path, AWS_CONTAINER_CREDENTIALS_FULL_URI: full } = settings
  if (file !== undefined && role !== undefined)
    return webIdentity(role, file, settings.STORAGE_STS_URL ?? `https://sts.${settings.STORAGE_REGION}.amazonaws.com`)
  const agent = path === undefined ? full : `${CONTAINER_HOST}${path}`
  if (agent !== undefined)
    return container(agent, settings.AWS_CONTAINER_AUTHORIZATION_TOKEN, settings.AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE)
  return metadata === undefined ? null : machine(metadata)
}

type Held = RoleKeys & Readonly<{ renewAt: number }>
/** By the address of a role. */
const roleKeys = () =>
  processWide('collections.role-keys', () => ({ held: new Map<string, Held>(), renewals: new SingleFlight<Held>() }))

async function loadKeys({ address, load }: Role): Promise<Held> {
  const keys = await load()
  // At least a minute: a service that gives keys close to their end is not asked at every call.
  const held = { ...keys, renewAt: Math.max(keys.expiresAt - RENEWED_BEFORE_END_MS, Date.now() + MINUTE) }
  roleKeys().held.set(address, held)
  return held
}

/** Keys are renewed beside the calls while the old ones are valid, so that a service that is away for minutes is not noticed. */
async function currentKeys(role: Role): Promise<BucketKeys> {
  const { held, renewals } = roleKeys()
  const last = held.get(role.address)
  if (last && Date.now() < last.renewAt) return last
  const renewal = renewals.run(role.address, () => loadKeys(role))
  if (!last || Date.now() >= last.expiresAt) return renewal
  renewal.catch(() => undefined)
  return last
}

/** The keys of the environment, else those of the pod's or the machine's role; null when the environment names neither. */
export function bucketKeys(settings: KeySettings): (() => Promise<BucketKeys>) | null {
  const { STORAGE_ACCESS_KEY: accessKey, STORAGE_SECRET_KEY: secretKey, STORAGE_SESSION_TOKEN: sessionToken } = settings
  if (accessKey !== undefined && secretKey !== undefined) return async () => ({ accessKey, secretKey, sessionToken })
  const role = findRole(settings)
  return role && (() => currentKeys(role))
}
