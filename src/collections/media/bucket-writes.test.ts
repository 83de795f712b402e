import { expect, test } from 'vitest'
import { storeOver } from '../../../tests/support/bucket-server'
import { copyFolder, StorageAway } from './bucket-store'

const NAME = '0123456789abcdef01234567.webp'
const COPIED = '<?xml version="1.0"?><CopyObjectResult><ETag>"1"</ETag></CopyObjectResult>'
const callsOf = (asked: readonly { call: string }[]) => asked.map(({ call }) => call)

test('a picture is moved by a copy inside of the bucket, and its bytes never leave it', async () => {
  const { store, asked } = await storeOver(({ call }, response) =>
    response.writeHead(call.startsWith('PUT') ? 200 : 204).end(COPIED),
  )
  await store.move(NAME, `bin/${NAME}`)
  expect(callsOf(asked)).toEqual([`PUT /bucket/bin/${NAME}`, `DELETE /bucket/${NAME}`])
  expect([asked[0]?.headers['x-amz-copy-source'], asked[0]?.body]).toEqual([`bucket/${NAME}`, ''])
  expect(asked[0]?.headers.authorization).toMatch(/SignedHeaders=host;x-amz-content-sha256;x-amz-copy-source;x-amz-date,/)
})

test('a picture that is not in the bucket is not moved, which is no error', async () => {
  const { store, asked } = await storeOver((_asked, response) => response.writeHead(404).end())
  await store.move(NAME, `bin/${NAME}`)
  expect(callsOf(asked)).toEqual([`PUT /bucket/bin/${NAME}`, `HEAD /bucket/${NAME}`])
})

test.each([
  ['that failed after its status was sent', 200, '<Error><Code>InternalError</Code></Error>', 'the bucket has not copied'],
  ['that some other server has answered', 200, '<title>Log in</title>', 'the bucket has not copied'],
  ['that is refused', 403, '', 'the bucket answers 403 to a PUT'],
  ['that does not find the picture although it exists', 404, '', 'write its name into the path of STORAGE_URL'],
])('a copy %s removes nothing', async (_what, status, body, message) => {
  const { store, asked } = await storeOver(({ call }, response) =>
    response.writeHead(call.startsWith('HEAD') ? 200 : status).end(body),
  )
  await expect(store.move(NAME, `bin/${NAME}`)).rejects.toThrow(message)
  await expect(store.move(NAME, `bin/${NAME}`)).rejects.toThrow(StorageAway)
  expect(callsOf(asked).filter((call) => call.startsWith('DELETE'))).toEqual([])
})

test.each([
  ['https://s3.example/pictures', 'pictures'],
  ['https://s3.example:9000/pictures/shop', 'pictures/shop'],
  ['http://minio.s3.svc.cluster.local:9000/pictures', 'pictures'],
  ['https://pictures.s3.example', 'pictures'],
  ['https://pictures.fra1.digitaloceanspaces.com', 'pictures'],
  ['https://s3.eu-central-1.amazonaws.com/pictures', 'pictures'],
  ['https://pictures.s3.amazonaws.com/shop', 'pictures/shop'],
  ['https://our.pictures.s3.eu-central-1.amazonaws.com/shop', 'our.pictures/shop'],
  ['https://pictures.s3.dualstack.us-gov-west-1.amazonaws.com', 'pictures'],
  ['https://pictures.s3.cn-north-1.amazonaws.com.cn/shop/a', 'pictures/shop/a'],
  ['https://bucket.vpce-1a2b3c4d-5e6f.s3.us-east-1.vpce.amazonaws.com/pictures', 'pictures'],
])('a copy in %s has its source in %s', (address, folder) => {
  expect(copyFolder(address)).toBe(folder)
})

test('what is written, tried and copied is encrypted as the environment says, and nothing else asks for it', async () => {
  const encryption = { 'x-amz-server-side-encryption': 'aws:kms', 'x-amz-server-side-encryption-aws-kms-key-id': 'alias/shop' }
  const { store, asked } = await storeOver((_asked, response) => response.writeHead(200).end(COPIED), { encryption })
  await store.write(NAME, new Uint8Array(1))
  await store.hasRoomFor(new Uint8Array(1))
  await store.move(NAME, `bin/${NAME}`)
  await store.read(NAME)
  for (const { call, headers } of asked) {
    const sent = Object.fromEntries(Object.keys(encryption).flatMap((name) => (name in headers ? [[name, headers[name]]] : [])))
    expect([call, sent]).toEqual([call, call.startsWith('PUT') ? encryption : {}])
    for (const name of Object.keys(sent)) expect(headers.authorization).toContain(`;${name}`)
  }
  expect(asked).toHaveLength(6)
})

test('the token of a session is sent with each call and signed', async () => {
  const keys = async () => ({ accessKey: 'a', secretKey: 'b', sessionToken: 'c' })
  const { store, asked } = await storeOver((_asked, response) => response.writeHead(404).end(), { keys })
  await store.has(NAME)
  expect(asked[0]?.headers['x-amz-security-token']).toBe('c')
  expect(asked[0]?.headers.authorization).toContain('SignedHeaders=host;x-amz-content-sha256;x-amz-date;x-amz-security-token,')
})
