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
