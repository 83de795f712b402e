import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const compose = readFileSync('docker-compose.yml', 'utf8')

test('every port that compose publishes is bound to loopback unless a variable says otherwise', () => {
  const published = [...compose.matchAll(/^ {6}- '([^']*:\d+:\d+)'$/gm)].map(([, port]) => port ?? '')
  expect(published).toHaveLength(3)
  for (const port of published) expect(port).toMatch(/^(127\.0\.0\.1|\$\{[A-Z_]+:-127\.0\.0\.1\}):/)
})

test('compose creates the demo’s staff log-ins only when requested', () => {
  expect(compose).toContain('SEED_DEMO_STAFF: ${SEED_DEMO_STAFF:-false}')
})

/** The image listens everywhere and has its build in place; only the published port is for the operator to choose. */
const FIXED_IN_THE_IMAGE = ['BIND', 'NEXT_DIST_DIR']

test('compose passes on every variable that shop and platform read, with the documented default of the load limits', () => {
  const documented = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(
    ([, name = '', value = '']) => ({
      name,
      value,
    }),
  )
  const passed = new Map([...compose.matchAll(/^ {4}([A-Z_]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]))
  const missing = documented.filter(({ name }) => !passed.has(name)).map(({ name }) => name)
  expect(missing).toEqual(FIXED_IN_THE_IMAGE)
  for (const { name, value } of documented.filter(({ name }) => name.startsWith('MAX_')))
    expect(passed.get(name)).toBe(`\${${name}:-${value}}`)
})
