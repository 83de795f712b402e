import { expect, test } from 'vitest'
import { hostProblems } from './host-problems'

const host = (mode: 'default' | 'b2bWidget' | 'agan' | 'aganwidget', partner: number | null) =>
  ({ hostname: 'a.localhost', mode, environment: 'local', partner, canonical: true }) as const

test.each([
  ['default', null, 0],
  ['default', 7, 1],
  ['b2bWidget', null, 0],
  ['b2bWidget', 7, 0],
  ['agan', null, 1],
  ['agan', 7, 0],
  ['aganwidget', null, 1],
  ['aganwidget', 7, 0],
] as const)('a host in mode %s with partner %j has %i problems', (mode, partner, count) => {
  expect(hostProblems([host(mode, partner)], new Map(), new Map(), 'en')).toHaveLength(count)
})
