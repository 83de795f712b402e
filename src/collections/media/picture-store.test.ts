import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { bucketAt, storeOver } from '../../../tests/support/bucket-server'
import { spansDuring } from '../../../tests/support/trace-collector'
import { bucketStore, signCall, StorageAway } from './bucket-store'
import { folderStore, hasUpload, type PictureStore, pictureStore, readUpload, removeUpload, variantKey } from './picture-store'

const NAME = '0123456789abcdef01234567.webp'
const folder = mkdtempSync(join(tmpdir(), 'media-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A real S3 server and a bucket in it, `http://key:secret@127.0.0.1:7070/bucket`: docs/operations.md names one. */
const BUCKET = process.env.STORAGE_TEST_URL ?? ''

const textOf = async (store: PictureStore, name: string, key?: string) => {
  const bytes = await readUpload(store, name, key)
  return bytes && Buffer.from(bytes).toString()
}
const STORES = [
  ['a folder', () => folderStore(join(folder, 'media')), false],
  [
    'a bucket (skipped without STORAGE_TEST_URL, the address of one)',
    () => bucketStore(bucketAt(BUCKET, 'store')),
    BUCKET === '',
  ],
] as const

describe.each(STORES)('pictures in %s', (_what, makeStore, isSkipped) => {
  test.skipIf(isSkipped)(
    'an upload is found after it was written and missing after it was removed, with all its variants',
    async () => {
      const store = makeStore()
      expect([await textOf(store, NAME), await hasUpload(store, NAME)]).toEqual([null, false])
      await store.write(NAME, Buffer.from('picture'))
      const variants = [
        { width: 320, format: 'avif' },
        { width: null, format: 'avif' },
        { width: 1920, format: 'webp' },
      ] as const
      for (const variant of variants) await store.write(variantKey(NAME, variant), Buffer.from('variant'))
      expect([await textOf(store, NAME), await hasUpload(store, NAME)]).toEqual(['picture', true])
      expect(await textOf(store, NAME, variantKey(NAME, variants[0]))).toBe('variant')
      await removeUpload(store, NAME)
      await removeUpload(store, NAME)
      expect(await hasUpload(store, NAME)).toBe(false)
      for (const variant of variants) expect(await store.has(variantKey(NAME, variant))).toBe(false)
    },
  )

  test.skipIf(isSkipped)('a name that is none of an upload reads, finds and removes nothing', async () => {
    const store = makeStore()
    await store.write('note.txt', Buffer.from('not for everyone'))
    const names = ['note.txt', '', '.', '../secret.webp', '..%2fsecret.webp', `${NAME}/../${NAME}`, NAME.toUpperCase()]
    for (const name of names) {
      expect([name, await readUpload(store, name), await hasUpload(store, name)]).toEqual([name, null, false])
      await removeUpload(store, name)
    }
    expect(await store.has('note.txt')).toBe(true)
    await store.remove('note.txt')
  })

  test.skipIf(isSkipped)('a trial for room of a million bytes leaves nothing behind', async () => {
    const store = makeStore()
    expect(await store.hasRoomFor(new Uint8Array(1_000_000))).toBe(true)
    await store.write(NAME, new Uint8Array(1_000_000))
    expect((await readUpload(store, NAME))?.length).toBe(1_000_000)
    await removeUpload(store, NAME)
  })
})

test('a write into a folder that fails leaves no part of a file', async () => {
  const store = folderStore(join(folder, 'full'))
  await store.write(NAME, Buffer.from('first'))
  writeFileSync(join(folder, 'full', 'variants'), 'a file where a folder is needed')
  await expect(store.write('variants/a', Buffer.from('second'))).rejects.toThrow()
  expect(readdirSync(join(folder, 'full')).toSorted()).toEqual([NAME, 'variants'])
})

test('a write removes the parts that a process killed more than an hour ago has left, and no younger ones', async () => {
  const place = join(folder, 'killed')
  mkdirSync(place)
  const [old, young] = [`.${crypto.randomUUID()}`, `.${crypto.randomUUID()}`]
  for (const part of [old, young]) writeFileSync(join(place, part), 'half')
  utimesSync(join(place, old), new Date(), new Date(Date.now() - 61 * 60_000))
  await folderStore(place).write(NAME, Buffer.from('whole'))
  expect(readdirSync(place).toSorted()).toEqual([young, NAME].toSorted())
})

test('a call is signed as in the example of the S3 documentation', () => {
  const url = new URL('https://examplebucket.s3.amazonaws.com/test.txt')
  const keys = { accessKey: 'AKIAIOSFODNN7EXAMPLE', secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' }
  const at = new Date('2013-05-24T00:00:00Z')
  const { authorization } = signCall({ method: 'GET', url, headers: { range: 'bytes=0-9' } }, 'us-east-1', keys, at)
  expect(authorization).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  )
})

test('a bucket that fails once is asked again, and one that goes on failing is away, not empty', async () => {
  let failures = 1
  const { store, asked } = await storeOver((_asked, response) => response.writeHead(failures-- > 0 ? 503 : 404).end())
  expect(await store.read(NAME)).toBeNull()
  expect(asked.map(({ call }) => call)).toEqual([`GET /bucket/${NAME}`, `GET /bucket/${NAME}`])
  failures = 10
  for (const ask of [store.read(NAME), store.has(NAME), store.write(NAME, new Uint8Array(1)), store.remove(NAME)])
    await expect(ask).rejects.toThrow(StorageAway)
})

test('each request to a bucket is a span, without the name of the object', async () => {
  const { store } = await storeOver((_asked, response) => response.writeHead(404).end())
  expect(await spansDuring(() => store.read(NAME))).toEqual(['GET /{bucket}/{object}'])
})

test.each([301, 403, 412])('a bucket that answers %i is away, and the message names status and method alone', async (status) => {
  const { store } = await storeOver((_asked, response) => response.writeHead(status, { location: '/secret' }).end('secret'))
  await expect(store.has(NAME)).rejects.toThrow(new StorageAway(`the bucket answers ${status} to a HEAD`))
})

test('a connection that is closed without an answer is an error of the storage', async () => {
  const { store } = await storeOver((_asked, response) => response.destroy())
  await expect(store.read(NAME)).rejects.toThrow(StorageAway)
})

test.each([
  [507, ''],
  [403, '<?xml version="1.0"?><Error><Code>QuotaExceeded</Code></Error>'],
  [400, '<Error><Code>XMinioStorageFull</Code></Error>'],
])('a bucket that answers %i %s has no room', async (status, body) => {
  const { store } = await storeOver((_asked, response) => response.writeHead(status).end(body))
  expect(await store.hasRoomFor(new Uint8Array(9))).toBe(false)
})

test('an object without an announced length and without an end is refused, and its connection is closed', async () => {
  const closed = Promise.withResolvers<void>()
  const { store } = await storeOver((_asked, response) => {
    const chunk = Buffer.alloc(1_000_000)
    const pour = (): void => void (response.destroyed || response.write(chunk, () => setImmediate(pour)))
    response.writeHead(200).on('close', closed.resolve)
    pour()
  })
  await expect(store.read(NAME)).rejects.toThrow('too large')
  await closed.promise
})

test('a bucket is asked for bytes that no server on the way compresses', async () => {
  const { store, asked } = await storeOver((_asked, response) => response.writeHead(404).end())
  await store.read(NAME)
  expect(asked.map(({ headers }) => headers['accept-encoding'])).toEqual(['identity'])
})

test('a bucket that does not answer is not asked again for five seconds', async () => {
  const { store, asked } = await storeOver((_asked, response) => response.destroy())
  await expect(store.has(NAME)).rejects.toThrow('the bucket does not answer a HEAD')
  const calls = asked.length
  await expect(store.read(NAME)).rejects.toThrow(new StorageAway('the bucket did not answer a moment ago'))
  expect(asked).toHaveLength(calls)
})

test('an object that is larger than any picture is not read', async () => {
  const { store } = await storeOver((_asked, response) => {
    response.writeHead(200, { 'content-length': String(50_000_000) }).write('x')
  })
  await expect(store.read(NAME)).rejects.toThrow('too large')
})

test('pictures are in a folder unless the environment names a bucket', () => {
  const local = { DATA_DIR: folder, STORAGE_REGION: 'us-east-1' }
  const bucket = { ...local, STORAGE_URL: 'http://127.0.0.1:1/b', STORAGE_ACCESS_KEY: 'a', STORAGE_SECRET_KEY: 'b' }
  expect([pictureStore(local).isRemote, pictureStore(bucket).isRemote]).toEqual([false, true])
})
