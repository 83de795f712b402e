import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearestAddresses } from './nearest-address'

const CANDIDATES = [
  ['/kontakt', '/contact'],
  ['/content/datenschutz', 'Datenschutz'],
  ['/content/impressum', 'Impressum'],
  ['/content/ueber-uns', 'Über uns'],
  ['/verkaufen/handys', 'Handys & Smartphones'],
  ['/verkaufen/objektive', 'Objektive'],
].map((words) => ({ words, value: words[0] }))

test.each([
  ['/datenschutz.html', '/content/datenschutz'],
  ['/datenschutzerklaerung', '/content/datenschutz'],
  ['/service/impressum', '/content/impressum'],
  ['/contact-us', '/kontakt'],
  ['/%C3%BCber-uns', '/content/ueber-uns'],
  ['/handy-verkaufen', '/verkaufen/handys'],
  ['/smartphones', '/verkaufen/handys'],
])('%s most likely meant %s', (path, address) => {
  expect(nearestAddresses(path, CANDIDATES)[0]?.value).toBe(address)
})

test('an address that resembles no other gets no suggestion', () => {
  expect(nearestAddresses('/xyzzy', CANDIDATES)).toEqual([])
  expect(nearestAddresses('/', CANDIDATES)).toEqual([])
})

test('any path gets at most three suggestions, the nearest first', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const near = nearestAddresses(`/${text}`, CANDIDATES)
      expect(near.length).toBeLessThanOrEqual(3)
      expect(near.map(({ score }) => score)).toEqual(near.map(({ score }) => score).toSorted((left, right) => right - left))
    }),
  )
})
