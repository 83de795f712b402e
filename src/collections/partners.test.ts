import { ValidationError, type CollectionBeforeValidateHook } from 'payload'
import { expect, test } from 'vitest'
import { checkPartner } from '@/collections/partners'

type Args = Parameters<CollectionBeforeValidateHook>[0]

/** The fields that a refused save names. */
function refusedFor(data: Record<string, unknown>): string[] {
  try {
    void checkPartner({ collection: { slug: 'partners' }, data, req: { i18n: { language: 'en' } } } as Args)
    return []
  } catch (error) {
    if (error instanceof ValidationError) return error.data.errors.map(({ path }) => path)
    throw error
  }
}

test.each(['https://www.partner.example', 'http://partner.localhost:3080', 'https://partner.example:8443'])(
  'the frame origin %s is accepted',
  (origin) => {
    expect(refusedFor({ frameOrigins: [origin] })).toEqual([])
  },
)

test.each([
  '*',
  'https://*.partner.example',
  'https://partner.example:*',
  'https:',
  'partner.example',
  'https://partner.example/',
  'https://partner.example/shop',
  'https://partner.example:443',
  'https://PARTNER.example',
  'https://user@partner.example',
  'ftp://partner.example',
  'javascript:alert(1)',
  "https://partner.example; script-src 'unsafe-inline'",
  'https://partner.example\nx-evil: 1',
  'https://1.2.3.999',
  7,
  null,
])('the frame origin %j is refused', (origin) => {
  expect(refusedFor({ frameOrigins: ['https://www.partner.example', origin] })).toEqual(['frameOrigins'])
})

test('a save with several problems names code and colours with the other fields', () => {
  const paths = refusedFor({ code: 'No Code', colours: { action: '#ffffff' }, frameOrigins: ['x'] })
  expect(paths).toEqual(['code', 'colours.onAction', 'colours.ground', 'colours.tint', 'frameOrigins'])
})

test.each([
  [0, []],
  [250, []],
  [null, []],
  [2.5, ['commission']],
  [Number.NaN, ['commission']],
])('a commission of %s has problems at the fields %j', (commission, fields) => {
  expect(refusedFor({ commission })).toEqual(fields)
})
