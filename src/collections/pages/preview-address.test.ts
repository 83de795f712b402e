import { expect, test } from 'vitest'
import { shownModes, shownOrigin } from './preview-address'

type Market = Parameters<typeof shownOrigin>[0]
type Host = NonNullable<Market['hosts']>[number]
const host = (hostname: string, more: Partial<Host> = {}): Host => ({
  hostname,
  mode: 'default',
  environment: 'production',
  canonical: false,
  ...more,
})
const market: Market = {
  code: 'xx',
  hosts: [
    host('old.example'),
    host('shop.example', { canonical: true }),
    host('business.example', { mode: 'b2bWidget' }),
    host('xx.localhost', { environment: 'local', canonical: true }),
    host('stage.example', { environment: 'stage', canonical: true }),
  ],
}

test.each([
  ['https://cms.example', 'default', 'https://shop.example'],
  ['https://cms.example', 'b2bWidget', 'https://business.example'],
  ['https://cms.example', 'agan', 'https://shop.example'],
  ['http://admin.localhost:3000', 'default', 'http://xx.localhost:3000'],
  ['http://localhost', 'default', 'http://xx.localhost'],
  ['http://localhost:3000', 'b2bWidget', 'http://xx.localhost:3000'],
] as const)('the admin at %s shows the mode %s at %s', (admin, mode, origin) => {
  expect(shownOrigin(market, mode, admin)).toBe(origin)
})

test('a market without a host has no preview address', () => {
  expect(shownOrigin({ code: 'xx', hosts: [] }, 'default', 'https://cms.example')).toBeNull()
})

test('the preview offers only modes that have a host', () => {
  expect(shownModes(market, 'https://cms.example')).toEqual(['default', 'b2bWidget'])
  expect(shownModes(market, 'http://localhost:3000')).toEqual(['default'])
})
