import { expect, test } from 'vitest'
import type { BannerRow } from '@/domain/content/content'
import { bannerAt } from '@/domain/content/banner-state'

const banner = (id: string, validFrom: string | null, validTo: string | null): BannerRow => ({
  id,
  place: 'home',
  headline: id,
  text: null,
  link: null,
  illustration: null,
  imageUrl: null,
  imageAlt: null,
  validFrom,
  validTo,
})
const at = (time: string) => Date.parse(time)
const november = banner('november', '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z')
const always = banner('always', null, null)

test.each([
  ['2026-10-31T23:59:59Z', 'always'],
  ['2026-11-01T00:00:00Z', 'november'],
  ['2026-11-30T23:59:59Z', 'november'],
  ['2026-12-01T00:00:00Z', 'always'],
])('at %s the banner "%s" is shown', (time, id) => {
  expect(bannerAt([november, always], 'home', at(time))?.id).toBe(id)
})

test('outside every schedule there is no banner', () => {
  expect(bannerAt([november], 'home', at('2027-01-01T00:00:00Z'))).toBeNull()
})
