import { expect, test } from 'vitest'
import { framingOrigin } from './partner-bridge'

const listed = ['https://www.partner.example', 'http://partner.localhost:3080']

test.each<[string, Parameters<typeof framingOrigin>[1], string | null]>([
  ['the browser names it', { ancestorOrigins: [listed[0] ?? ''], referrer: '' }, 'https://www.partner.example'],
  ['the referrer names it', { referrer: 'http://partner.localhost:3080/sell/?a=1' }, 'http://partner.localhost:3080'],
  ['the browser wins over the referrer', { ancestorOrigins: ['https://evil.example'], referrer: `${listed[0]}/` }, null],
  ['the nearest page counts', { ancestorOrigins: ['https://evil.example', listed[0] ?? ''], referrer: '' }, null],
  ['a name that only begins alike', { referrer: 'https://www.partner.example.evil.example/' }, null],
  ['another port', { referrer: 'http://partner.localhost:3081/' }, null],
  ['another scheme', { referrer: 'http://www.partner.example/' }, null],
  ['no referrer', { referrer: '' }, null],
  ['an opaque origin', { ancestorOrigins: ['null'], referrer: 'about:blank' }, null],
])('framingOrigin with this case: %s', (_case, around, origin) => {
  expect(framingOrigin(listed, around)).toBe(origin)
})
