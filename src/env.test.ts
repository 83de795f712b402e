import { expect, test } from 'vitest'
import { parseEnv } from './env'

const COMPLETE = {
  DATABASE_URL: 'postgres://shop@127.0.0.1/shop',
  PAYLOAD_SECRET: 'x'.repeat(32),
  SERVICE_SECRET: 'y'.repeat(32),
  TRADE_API_URL: 'https://trade.example',
  ACCOUNT_API_URL: 'https://trade.example',
  CUSTOMER_API_URL: 'https://trade.example',
  TRACKING_API_URL: 'https://trade.example',
  MAIL_FROM: 'shop@example.org',
}

test.each([{ NODE_ENV: 'production' }, {}])('a login for a development platform is refused with %o', (mode) => {
  expect(() => parseEnv({ ...COMPLETE, ...mode, TRADE_API_BASIC_AUTH: 'dev:secret' })).toThrow(
    /TRADE_API_BASIC_AUTH: is for development environments/,
  )
})

test('the error does not repeat the login', () => {
  expect(() => parseEnv({ ...COMPLETE, TRADE_API_BASIC_AUTH: 'dev:secret' })).not.toThrow(/dev:secret/)
})

test.each(['development', 'test'])('a login for a development platform is accepted where NODE_ENV is %s', (NODE_ENV) => {
  expect(parseEnv({ ...COMPLETE, NODE_ENV, TRADE_API_BASIC_AUTH: 'dev:secret' }).TRADE_API_BASIC_AUTH).toBe('dev:secret')
})

test('an empty login counts as missing, in production too', () => {
  expect(parseEnv({ ...COMPLETE, TRADE_API_BASIC_AUTH: '' }).TRADE_API_BASIC_AUTH).toBeUndefined()
})

const BUCKET = { STORAGE_URL: 'https://s3.example/pictures' }
const KEYS = { STORAGE_ACCESS_KEY: 'a', STORAGE_SECRET_KEY: 'b' }
const POD = { AWS_ROLE_ARN: 'arn:aws:iam::1:role/shop', AWS_WEB_IDENTITY_TOKEN_FILE: '/var/run/token' }

test.each([
  [BUCKET, 'STORAGE_URL: needs STORAGE_ACCESS_KEY'],
  [{ ...BUCKET, STORAGE_ACCESS_KEY: '', STORAGE_SECRET_KEY: '' }, 'STORAGE_URL: needs STORAGE_ACCESS_KEY'],
  [{ ...BUCKET, STORAGE_ACCESS_KEY: 'a' }, 'STORAGE_SECRET_KEY: belongs to STORAGE_ACCESS_KEY'],
  [{ ...BUCKET, STORAGE_SECRET_KEY: 'b', STORAGE_METADATA_URL: 'http://169.254.169.254' }, 'STORAGE_SECRET_KEY: belongs to'],
  [{ ...BUCKET, ...POD, STORAGE_SESSION_TOKEN: 'c' }, 'STORAGE_SESSION_TOKEN: belongs to'],
  [{ ...BUCKET, AWS_WEB_IDENTITY_TOKEN_FILE: '/token' }, 'AWS_ROLE_ARN: is needed beside AWS_WEB_IDENTITY_TOKEN_FILE'],
  [{ ...BUCKET, STORAGE_METADATA_URL: 'machine' }, 'STORAGE_METADATA_URL: Invalid'],
  [{ ...BUCKET, ...POD, STORAGE_STS_URL: 'sts' }, 'STORAGE_STS_URL: Invalid'],
  [
    { ...BUCKET, AWS_CONTAINER_CREDENTIALS_FULL_URI: 'http://10.0.0.1/keys' },
    'AWS_CONTAINER_CREDENTIALS_FULL_URI: expected an https',
  ],
  [
    { ...BUCKET, AWS_CONTAINER_CREDENTIALS_RELATIVE_URI: '.evil.example/' },
    'AWS_CONTAINER_CREDENTIALS_RELATIVE_URI: expected a path',
  ],
  [{ ...BUCKET, ...KEYS, STORAGE_ENCRYPTION: 'aes' }, 'STORAGE_ENCRYPTION: Invalid'],
  [{ ...BUCKET, ...KEYS, STORAGE_ENCRYPTION: 'AES256', STORAGE_ENCRYPTION_KEY: 'k' }, 'STORAGE_ENCRYPTION_KEY: needs'],
  [{ ...BUCKET, ...KEYS, STORAGE_ENCRYPTION: 'aws:kms', STORAGE_ENCRYPTION_KEY: 'a b' }, 'STORAGE_ENCRYPTION_KEY: expected'],
])('an environment with the bucket %o is refused with the name of the variable and what is expected', (storage, problem) => {
  expect(() => parseEnv({ ...COMPLETE, ...storage })).toThrow(problem)
})

test.each([
  KEYS,
  { ...KEYS, STORAGE_SESSION_TOKEN: 'c' },
  POD,
  { ...POD, STORAGE_STS_URL: 'http://minio.internal:9000/' },
  { AWS_CONTAINER_CREDENTIALS_RELATIVE_URI: '/v2/credentials/1' },
  { AWS_CONTAINER_CREDENTIALS_FULL_URI: 'http://169.254.170.23/v1/credentials' },
  { AWS_CONTAINER_CREDENTIALS_FULL_URI: 'http://[fd00:ec2::23]/v1/credentials' },
  { STORAGE_METADATA_URL: 'http://169.254.169.254' },
  { ...KEYS, STORAGE_ENCRYPTION: 'aws:kms', STORAGE_ENCRYPTION_KEY: 'arn:aws:kms:eu-central-1:1:key/1-2' },
])('a bucket with %o is accepted', (keys) => {
  expect(parseEnv({ ...COMPLETE, ...BUCKET, ...keys }).STORAGE_URL).toBe(BUCKET.STORAGE_URL)
})
