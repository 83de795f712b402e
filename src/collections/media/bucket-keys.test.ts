import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { answeringServer, storeOver } from '../../../tests/support/bucket-server'
import { bucketKeys, type KeySettings } from './bucket-keys'
import { StorageAway } from './bucket-store'

const folder = mkdtempSync(join(tmpdir(), 'bucket-keys-'))
const TOKEN_FILE = join(folder, 'token')
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => void vi.useRealTimers())

const MINUTE = 60_000
const START = Date.parse('2026-11-29T12:00:00Z')
/** Only the clock is moved: servers and limits of time go on. */
const setClock = (minutes: number) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(START + minutes * MINUTE)
}

/** What a service answers about keys that end at a minute of the test. */
const keysUntil = (minute: number, name = 'key') => ({
  ...{ Code: 'Success', AccessKeyId: `${name}-id`, SecretAccessKey: `${name}-secret`, Token: `${name}-token` },
  Expiration: new Date(START + minute * MINUTE).toISOString(),
})
const asXml = ({ AccessKeyId, SecretAccessKey, Token, Expiration }: ReturnType<typeof keysUntil>) =>
  `<AssumeRoleWithWebIdentityResponse><Credentials><AccessKeyId>${AccessKeyId}</AccessKeyId><SecretAccessKey>${SecretAccessKey}</SecretAccessKey><SessionToken>${Token}</SessionToken><Expiration>${Expiration}</Expiration></Credentials></AssumeRoleWithWebIdentityResponse>`

const KEYS = { accessKey: 'key-id', secretKey: 'key-secret', sessionToken: 'key-token' }

async function keysBy(settings: Partial<KeySettings>) {
  const keys = bucketKeys({ STORAGE_REGION: 'eu-central-1', ...settings })
  if (!keys) throw new Error('The environment names no keys')
  return keys()
}

/** The agent of a container: `answers` is worked off from the left, and the last one stays. */
async function agent(...answers: (string | number)[]) {
  const { asked, address } = await answeringServer((_asked, response) => {
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? 500
    if (typeof answer === 'number') response.writeHead(answer).end('secret')
    else response.end(answer)
  })
  return { asked, keys: () => keysBy({ AWS_CONTAINER_CREDENTIALS_FULL_URI: `${address}/keys` }) }
}
const json = (minute: number, name?: string) => JSON.stringify(keysUntil(minute, name))

test('an environment without keys and role has none, and its own keys precede every role', async () => {
  expect(bucketKeys({ STORAGE_REGION: 'eu' })).toBeNull()
  expect(bucketKeys({ STORAGE_REGION: 'eu', AWS_WEB_IDENTITY_TOKEN_FILE: TOKEN_FILE })).toBeNull()
  const own = { STORAGE_ACCESS_KEY: 'a', STORAGE_SECRET_KEY: 'b', STORAGE_SESSION_TOKEN: 'c' }
  const roles = { AWS_CONTAINER_CREDENTIALS_FULL_URI: 'http://127.0.0.1:1', STORAGE_METADATA_URL: 'http://127.0.0.1:1' }
  expect(await keysBy({ ...own, ...roles })).toEqual({ accessKey: 'a', secretKey: 'b', sessionToken: 'c' })
})

test('the token file of a pod is exchanged for keys, and is read again at each renewal', async () => {
  setClock(0)
  const ends = [60, 120]
  const { asked, address } = await answeringServer((_asked, response) => void response.end(asXml(keysUntil(ends.shift() ?? 0))))
  const role = { AWS_ROLE_ARN: 'arn:aws:iam::1:role/shop', AWS_WEB_IDENTITY_TOKEN_FILE: TOKEN_FILE, STORAGE_STS_URL: address }
  for (const [minute, token] of [
    [0, 'first'],
    [60, 'second'],
  ] as const) {
    setClock(minute)
    writeFileSync(TOKEN_FILE, `${token}\n`)
    expect(await keysBy(role)).toMatchObject(KEYS)
  }
  const sent = asked.map(({ call, body }) => [call, Object.fromEntries(new URLSearchParams(body))])
  const form = { Action: 'AssumeRoleWithWebIdentity', Version: '2011-06-15', RoleSessionName: 'trade-in-shop' }
  expect(sent).toEqual(
    ['first', 'second'].map((token) => ['POST /', { ...form, RoleArn: 'arn:aws:iam::1:role/shop', WebIdentityToken: token }]),
  )
})

test('the agent of a container gets the token of the environment, or that of a file, which takes precedence', async () => {
  setClock(0)
  writeFileSync(TOKEN_FILE, 'of-file\n')
  const { asked, address } = await answeringServer((_asked, response) => void response.end(json(60)))
  const agentAt = (path: string) => ({ AWS_CONTAINER_CREDENTIALS_FULL_URI: address + path })
  expect(await keysBy(agentAt('/1'))).toMatchObject(KEYS)
  await keysBy({ ...agentAt('/2'), AWS_CONTAINER_AUTHORIZATION_TOKEN: 'of-environment' })
  const both = { AWS_CONTAINER_AUTHORIZATION_TOKEN: 'a', AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE: TOKEN_FILE }
  await keysBy({ ...agentAt('/3'), ...both })
  expect(asked.map(({ call, headers }) => [call, headers.authorization])).toEqual([
    ['GET /1', undefined],
    ['GET /2', 'of-environment'],
    ['GET /3', 'of-file'],
  ])
})

test('the role of a machine is asked for by version 2 of the metadata service, with a token', async () => {
  setClock(0)
  const { asked, address } = await answeringServer(({ call }, response) => {
    if (call.startsWith('PUT')) return void response.end('session')
    response.end(call.endsWith('/security-credentials/') ? 'shop-role\n' : json(60))
  })
  expect(await keysBy({ STORAGE_METADATA_URL: address })).toMatchObject(KEYS)
  const folder = '/latest/meta-data/iam/security-credentials/'
  expect(asked.map(({ call, headers }) => [call, headers['x-aws-ec2-metadata-token']])).toEqual([
    ['PUT /latest/api/token', undefined],
    [`GET ${folder}`, 'session'],
    [`GET ${folder}shop-role`, 'session'],
  ])
  expect(asked[0]?.headers['x-aws-ec2-metadata-token-ttl-seconds']).toBe('300')
})

test('keys of a role are asked for once by many calls, and used without a question until five minutes before their end', async () => {
  setClock(0)
  const { asked, keys } = await agent(json(60))
  await Promise.all([keys(), keys(), keys()])
  setClock(54)
  expect(await keys()).toMatchObject(KEYS)
  expect(asked).toHaveLength(1)
})

test('keys that end soon are renewed beside the calls, which go on with the old ones', async () => {
  setClock(0)
  const { asked, keys } = await agent(json(60, 'old'), json(120, 'new'))
  await keys()
  setClock(56)
  expect(await keys()).toMatchObject({ accessKey: 'old-id' })
  await vi.waitFor(async () => expect(await keys()).toMatchObject({ accessKey: 'new-id' }))
  expect(asked).toHaveLength(2)
})

test('keys are used to their end while their service fails, and a call after the end waits for new ones or fails', async () => {
  setClock(0)
  const { asked, keys } = await agent(json(60, 'old'), 500, 500, json(120, 'new'))
  await keys()
  setClock(58)
  expect(await keys()).toMatchObject({ accessKey: 'old-id' })
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  setClock(60)
  // The renewal of before may still be under way.
  await vi.waitFor(() => expect(keys()).rejects.toThrow('the agent of AWS_CONTAINER_CREDENTIALS answers 500'))
  await vi.waitFor(async () => expect(await keys()).toMatchObject({ accessKey: 'new-id' }))
})

test('keys that are given close to their end are not asked for at every call', async () => {
  setClock(0)
  const { asked, keys } = await agent(json(2))
  for (let calls = 0; calls < 3; calls++) await keys()
  expect(asked).toHaveLength(1)
  setClock(1.5)
  await keys()
  await vi.waitFor(() => expect(asked).toHaveLength(2))
})

test.each([
  ['no JSON', '<title>Log in</title>', 'answers without keys'],
  ['a refusal', JSON.stringify({ Code: 'AssumeRoleUnauthorizedAccess' }), 'answers without keys'],
  ['no date', JSON.stringify({ ...keysUntil(60), Expiration: 'soon' }), 'answers without keys'],
  ['404', 404, 'answers 404'],
])('an agent that answers %s gives no keys, and the error has nothing of its answer', async (_what, answer, message) => {
  setClock(0)
  const { keys } = await agent(answer)
  await expect(keys()).rejects.toThrow(new Error(`the agent of AWS_CONTAINER_CREDENTIALS ${message}`))
})

test.each([
  [{ STORAGE_METADATA_URL: 'http://127.0.0.1:1' }, 'the metadata service (STORAGE_METADATA_URL) does not answer'],
  [{ AWS_ROLE_ARN: 'arn', AWS_WEB_IDENTITY_TOKEN_FILE: '/nowhere' }, 'the file of AWS_WEB_IDENTITY_TOKEN_FILE cannot be read'],
  [
    { AWS_CONTAINER_CREDENTIALS_RELATIVE_URI: '/a', AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE: '/nowhere' },
    'the file of AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE cannot be read',
  ],
])('a role of %o without its service or file fails with one sentence that names the variable', async (settings, message) => {
  await expect(keysBy(settings)).rejects.toThrow(new Error(message))
})

test.each([
  [
    'https://sts.eu-central-1.amazonaws.com/',
    'a pod without an address of a token service',
    { AWS_ROLE_ARN: 'arn', AWS_WEB_IDENTITY_TOKEN_FILE: TOKEN_FILE },
  ],
  [
    'http://169.254.170.2/v2/keys',
    'a container whose agent is named by a path',
    { AWS_CONTAINER_CREDENTIALS_RELATIVE_URI: '/v2/keys', AWS_CONTAINER_CREDENTIALS_FULL_URI: 'http://127.0.0.1:1' },
  ],
])('%s is asked for the keys of %s', async (address, _whose, settings) => {
  writeFileSync(TOKEN_FILE, 'token')
  const fetched = vi.fn<typeof fetch>(async () => new Response(''))
  vi.stubGlobal('fetch', fetched)
  onTestFinished(() => void vi.unstubAllGlobals())
  await expect(keysBy(settings)).rejects.toThrow('answers without keys')
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([address])
})

test('a bucket whose keys cannot be had is away with that reason, and is asked for nothing', async () => {
  const keys = () => Promise.reject(new Error('the metadata service does not answer'))
  const { store, asked } = await storeOver((_asked, response) => response.end(), { keys })
  await expect(store.has('a')).rejects.toThrow(
    new StorageAway('there are no keys for the bucket: the metadata service does not answer'),
  )
  await expect(store.has('a')).rejects.toThrow('did not answer a moment ago')
  expect(asked).toEqual([])
})
