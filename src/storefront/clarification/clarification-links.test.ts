import { expect, test } from 'vitest'
import { directory } from '../../../tests/routing/decide-request'
import { clarificationLinks, findTradeSibling } from './clarification-links'

const shopOf = (hostname: string) => {
  const shop = directory.shopOf(hostname)
  if (!shop) throw new Error(`${hostname} is not there`)
  return shop
}
test('the sibling of a German trade is the German shop on the French host, and none on the German one', () => {
  const german = shopOf('de.localhost').market.applicationId
  expect(findTradeSibling(shopOf('fr.localhost'), german)?.origin).toBe('http://de.localhost:3000')
  expect(findTradeSibling(shopOf('de.localhost'), german)).toBeUndefined()
  expect(findTradeSibling(shopOf('fr.localhost'), undefined)).toBeUndefined()
  expect(findTradeSibling(shopOf('fr.localhost'), 'wkfs_xx_XX')).toBeUndefined()
})

test('the link to follow a sale carries its number, and a widget has none', () => {
  expect(clarificationLinks(shopOf('de.localhost'), 'a1', 'RV-1').follow).toMatch(/^\/[^#]*#sale=RV-1$/)
  expect(clarificationLinks(shopOf('aganwidget.de.localhost'), 'a1', 'RV-1').follow).toBeNull()
})
