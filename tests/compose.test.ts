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
