import { createHash, createHmac, randomUUID } from 'node:crypto'
import { loopDeadline } from '@trade-in-shop/runtime/loop-deadline'
import { errorMessage } from '@trade-in-shop/runtime/error-text'
import { SECOND } from '@trade-in-shop/runtime/durations'
import { processWide } from '@trade-in-shop/runtime/process-wide'
import { inCallSpan } from '@trade-in-shop/runtime/tracing'
import type { BucketKeys } from './bucket-keys'
import type { PictureStore } from './picture-store'

/** `url` leads to the bucket, or to a folder in it: `https://s3.example/bucket/folder` or `https://bucket.s3.example`. */
export type BucketSettings = Readonly<{
  url: string
  region: string
  keys: () => Promise<BucketKeys>
  /** Headers of what is written. */
  encryption?: Readonly<Record<string, string>>
}>

/** The bucket does not answer, or refuses what the shop asks. */
export class StorageAway extends Error {}

/** For an answer; an upload has longer, because it may be sent over a slow line. */
const ANSWER_MS = 4 * SECOND
const UPLOAD_MS = 10 * SECOND
/** Uploads are at most 2560 pixels wide and high; more than this is none of the shop's. */
const MAX_BYTES = 30 * 1024 * 1024
/** How long a bucket that was away is not asked again, so that a request does not wait for it twice. */
const UNASKED_MS = 5 * SECOND
/** A connection may be closed while a request is sent, and servers under load ask to come again. A time-out is not repeated. */
const TRIES = 2
/** How S3 servers say that the disk or the quota is full. */
const NO_ROOM = /<Code>(?:QuotaExceeded|XMinioStorageFull|StorageFull|InsufficientStorage|EntityTooLarge)</i

type Call = Readonly<{
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  url: URL
  body?: Buffer<ArrayBuffer>
  headers?: Record<string, string>
}>

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** The headers of a call without a query, signed as S3 asks for it (AWS Signature Version 4). */
export function signCall(call: Call, region: string, keys: BucketKeys, now: Date): Record<string, string> {
  const { method, url, body, headers = {} } = call
  const { accessKey, secretKey, sessionToken } = keys
  const at = now.toISOString().replaceAll(/[:-]|\.\d{3}/g, '')
  const bodyHash = sha256(body ?? '')
  const session: Record<string, string> = sessionToken === undefined ? {} : { 'x-amz-security-token': sessionToken }
  const sent = { ...headers, ...session, 'x-amz-content-sha256': bodyHash, 'x-amz-date': at }
  const signed = Object.entries({ host: url.host, ...sent }).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const names = signed.map(([name]) => name).join(';')
  const request = [method, url.pathname, '', ...signed.map(([name, value]) => `${name}:${value}`), '', names, bodyHash].join('\n')
  const scope = [at.slice(0, 8), region, 's3', 'aws4_request']
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secretKey}`)
  const text = ['AWS4-HMAC-SHA256', at, scope.join('/'), sha256(request)].join('\n')
  const signature = createHmac('sha256', key).update(text).digest('hex')
  const credential = `${accessKey}/${scope.join('/')}`
  return { ...sent, authorization: `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${names}, Signature=${signature}` }
}

type Answer = Readonly<{ status: number; body: Uint8Array<ArrayBuffer> }>
const startOf = ({ body }: Answer): string => Buffer.from(body).toString('latin1', 0, 2000)

async function callOnce(call: Call, settings: BucketSettings, keys: BucketKeys): Promise<Answer> {
  const { method, url, body } = call
  const headers = signCall(call, settings.region, keys, new Date())
  const deadline = loopDeadline(method === 'PUT' ? UPLOAD_MS : ANSWER_MS)
  try {
    const response = await fetch(url, {
      // Not signed, so that a proxy may change it.
      ...{ method, headers: { ...headers, 'accept-encoding': 'identity' } },
      ...{ redirect: 'manual', cache: 'no-store', signal: deadline.signal },
      ...(body && { body }),
    })
    return { status: response.status, body: await readBody(response) }
  } catch (error) {
    if (deadline.signal.aborted) throw noteAway(settings, `the bucket does not answer a ${method} in time`)
    throw error
  } finally {
    deadline.clear()
  }
}

/** Reads a body of at most `MAX_BYTES`, whether it announces its length or not; more ends the connection. */
async function readBody({ body, headers }: Response): Promise<Uint8Array<ArrayBuffer>> {
  if (body === null) return new Uint8Array()
  const tooLarge = new StorageAway('the bucket has an object that is too large for a picture')
  if (Number(headers.get('content-length')) > MAX_BYTES) {
    await body.cancel()
    throw tooLarge
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > MAX_BYTES) throw tooLarge
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** By address, until when a bucket that was away is not asked again. */
const unaskedUntil = () => processWide('collections.buckets-away', () => new Map<string, number>())

function noteAway({ url }: BucketSettings, problem: string): StorageAway {
  unaskedUntil().set(url, performance.now() + UNASKED_MS)
  return new StorageAway(problem)
}

async function callBucket(call: Call, settings: BucketSettings): Promise<Answer> {
  if (performance.now() < (unaskedUntil().get(settings.url) ?? -Infinity))
    throw new StorageAway('the bucket did not answer a moment ago')
  const keys = await settings.keys().catch((error: unknown) => {
    throw noteAway(settings, `there are no keys for the bucket: ${errorMessage(error)}`)
  })
  let problem = ''
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      const answer = await inCallSpan('bucket', `${call.method} /{bucket}/{object}`, () => callOnce(call, settings, keys))
      if (answer.status < 500 || answer.status === 507) return answer
      problem = String(answer.status)
    } catch (error) {
      if (error instanceof StorageAway) throw error
      problem = error instanceof Error && error.cause !== undefined ? errorMessage(error.cause) : errorMessage(error)
    }
  }
  throw noteAway(settings, `the bucket does not answer a ${call.method}: ${problem}`)
}

/** How hosts of AWS begin with the name of a bucket. */
const BUCKET_OF_AWS = /^(.+)\.s3(?:-accelerate)?(?:\.dualstack)?(?:[.-][a-z]+(?:-[a-z]+)+-\d)?\.amazonaws\.com(?:\.cn)?$/

/** The bucket and the folder in it, as the source of a copy is named: the bucket is in the path, or else begins the host. */
export function copyFolder(address: string): string {
  const { hostname, pathname } = new URL(address)
  const bucket = BUCKET_OF_AWS.exec(hostname)?.[1] ?? (pathname === '/' ? hostname.split('.', 1)[0] : '')
  return `${bucket}${pathname}`.replace(/^\/|\/$/g, '')
}

/**
 * Pictures in a bucket of any S3 server, read and written by the shop alone, so that it needs no public access. Throws
 * `StorageAway`. Keys need no escaping (`picture-store.ts`).
 */
export function bucketStore(settings: BucketSettings): PictureStore {
  const urlOf = (key: string) => new URL(`${settings.url}/${key}`)
  const expectStatus = ({ status }: Answer, method: string, wanted: readonly number[]) => {
    if (!wanted.includes(status)) throw new StorageAway(`the bucket answers ${status} to a ${method}`)
  }
  const { encryption = {} } = settings
  const put = (key: string, bytes: Uint8Array) =>
    callBucket({ method: 'PUT', url: urlOf(key), body: Buffer.from(bytes), headers: encryption }, settings)
  const remove = async (key: string) =>
    expectStatus(await callBucket({ method: 'DELETE', url: urlOf(key) }, settings), 'DELETE', [200, 204, 404])
  const has = async (key: string) => {
    const answer = await callBucket({ method: 'HEAD', url: urlOf(key) }, settings)
    expectStatus(answer, 'HEAD', [200, 404])
    return answer.status === 200
  }
  return {
    isRemote: true,
    read: async (key) => {
      const answer = await callBucket({ method: 'GET', url: urlOf(key) }, settings)
      expectStatus(answer, 'GET', [200, 404])
      return answer.status === 200 ? answer.body : null
    },
    has,
    write: async (key, bytes) => expectStatus(await put(key, bytes), 'PUT', [200, 201, 204]),
    move: async (from, to) => {
      const headers = { ...encryption, 'x-amz-copy-source': `${copyFolder(settings.url)}/${from}` }
      const answer = await callBucket({ method: 'PUT', url: urlOf(to), headers }, settings)
      if (answer.status === 404 && !(await has(from))) return
      if (answer.status === 404) throw new StorageAway('the bucket copies nothing: write its name into the path of STORAGE_URL')
      expectStatus(answer, 'PUT', [200])
      // A copy may fail after its status was sent, and the original is removed below.
      if (!startOf(answer).includes('CopyObjectResult')) throw new StorageAway(`the bucket has not copied ${from}`)
      await remove(from)
    },
    remove,
    // As in a folder: a trial, so that a full bucket is noticed before there is a row (F15).
    hasRoomFor: async (bytes) => {
      const key = `trials/${randomUUID()}`
      const answer = await put(key, bytes)
      if (answer.status === 507 || NO_ROOM.test(startOf(answer))) return false
      expectStatus(answer, 'PUT', [200, 201, 204])
      await remove(key)
      return true
    },
  }
}
