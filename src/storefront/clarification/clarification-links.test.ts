import { expect, test } from 'vitest'
import { directory } from '../../../tests/routing/decide-request'
import { homeOfClarification } from './clarification-links'

const shopOf = (hostname: string) => {
  const shop = directory.shopOf(hostname)
  if (!shop) throw new Error(`${hostname} is not there`)
  return shop
}
const params = { id: 'a1', trade: 'RV-1' }

test('a German clarification on the French host links to its address in Germany, on the German host to none', () => {
  const german = shopOf('de.localhost').market.applicationId
  const full = { name: 'clarification', params } as const
  const quick = { name: 'quickAnswer', params: { ...params, offerid: 'o1' } } as const
  expect(homeOfClarification(shopOf('fr.localhost'), german, full)).toMatch(/^http:\/\/de\.localhost:3000\/.*a1.*RV-1$/)
  expect(homeOfClarification(shopOf('fr.localhost'), german, quick)).toMatch(/^http:\/\/de\.localhost:3000\/.*a1.*RV-1.*o1$/)
  expect(homeOfClarification(shopOf('de.localhost'), german, full)).toBeNull()
  expect(homeOfClarification(shopOf('fr.localhost'), undefined, full)).toBeNull()
  expect(homeOfClarification(shopOf('fr.localhost'), 'wkfs_xx_XX', full)).toBeNull()
})
