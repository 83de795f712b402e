import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { platformVariables, shopVariables, type StackSettings } from './environment'

const settings: StackSettings = {
  ...{ databaseUrl: 'postgres://own', dataFolder: '.data', shopPort: 1, platformPort: 2, smtpPort: 3 },
  secrets: { payload: 'p', platform: 'q', service: 's' },
}
/** The stack itself decides these, from what its starter was given. */
const BY_THE_STACK = ['PORT', 'PLATFORM_PORT', 'DATABASE_URL']
const documented = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)]
  .map((match) => match[1] ?? '')
  .filter((name) => !BY_THE_STACK.includes(name))

afterEach(() => vi.unstubAllEnvs())

test('every documented variable that is set reaches the processes of the demo', () => {
  for (const name of documented) vi.stubEnv(name, `given ${name}`)
  const [shop, platform] = [shopVariables(settings), platformVariables(settings)]
  expect(documented.filter((name) => ![shop[name], platform[name]].includes(`given ${name}`))).toEqual([])
  expect(documented.length).toBeGreaterThan(40)
})

test('an empty variable leaves the demo its own value', () => {
  for (const name of documented) vi.stubEnv(name, '')
  expect(shopVariables(settings)).toMatchObject({ BIND: '127.0.0.1', TRADE_API_URL: 'http://127.0.0.1:2', PAYLOAD_SECRET: 'p' })
  expect(platformVariables(settings)).toMatchObject({ PLATFORM_BIND: '127.0.0.1', PLATFORM_SECRET: 'q', SERVICE_SECRET: 's' })
})

test('the database and the ports are those of the stack, whatever the environment says', () => {
  for (const name of ['DATABASE_URL', 'PORT', 'PLATFORM_PORT', 'NODE_ENV']) vi.stubEnv(name, 'foreign')
  expect(shopVariables(settings)).toMatchObject({ DATABASE_URL: 'postgres://own', PORT: '1', NODE_ENV: 'production' })
  expect(platformVariables(settings)).toMatchObject({
    DATABASE_URL: 'postgres://own',
    PLATFORM_PORT: '2',
    NODE_ENV: 'production',
  })
})
