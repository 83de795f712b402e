import { expect, test } from 'vitest'
import type { LinkRow } from '@/domain/content/content'
import { compileDirectory } from '@/domain/routing/directory'
import { seedContent } from '@/seed/sample-content'
import { categoryName, linkTarget } from './link-target'

const directory = compileDirectory(await seedContent({ port: 3000 }), { port: 3000, hashOf: () => 'hash' })
const shopOf = (hostname: string) => {
  const shop = directory.shopOf(hostname)
  if (!shop) throw new Error(`No shop for ${hostname}`)
  return shop
}
const german = shopOf('de.localhost')
const austrian = shopOf('at.localhost')
const to = (target: LinkRow['to']): LinkRow => ({ label: 'x', to: target })

test.each([
  ['a screen', to({ kind: 'screen', screen: 'contact' }), '/kontakt'],
  ['a category', to({ kind: 'category', key: 'phones', url: 'handys' }), '/verkaufen/handys'],
  ['a page by its slug', to({ kind: 'page', slug: 'agb' }), '/content/agb'],
  ['a page by its key', to({ kind: 'page', slug: 'imprint' }), '/content/impressum'],
  ['its own market', to({ kind: 'market', code: 'de' }), '/'],
  ['another market', to({ kind: 'market', code: 'fr' }), 'http://fr.localhost:3000/'],
  ['another website', to({ kind: 'external', url: 'https://shop.example/' }), 'https://shop.example/'],
])('linkTarget finds the address of %s', (_name, link, href) => {
  expect(linkTarget(german, link)?.href).toBe(href)
})

test('a screen that the market has switched off is not linked', () => {
  const business = to({ kind: 'screen', screen: 'b2bLanding' })
  expect(linkTarget(german, business)?.href).toBe('/b2b/ankaufsportal')
  expect(linkTarget(austrian, business)).toBeNull()
})

test.each([
  to({ kind: 'external', url: 'javascript:alert(1)' }),
  to({ kind: 'page', slug: 'not-published' }),
  to({ kind: 'screen', screen: 'product' }),
  to({ kind: 'screen', screen: 'nowhere' }),
  to({ kind: 'market', code: 'xx' }),
])('linkTarget is null for a link that leads nowhere: %o', (link) => {
  expect(linkTarget(german, link)).toBeNull()
})

test.each([
  ['phones', 'Handys & Smartphones', 'Handys'],
  ['laptops', 'Laptops & Notebooks', 'Laptops'],
] as const)('the category %s is called as in the menu, whatever the platform calls it', (key, own, name) => {
  expect(categoryName(german, key, own)).toBe(name)
})

test('a category that the menu leaves out has the platform’s name', () => {
  const { content } = german
  const shop = { ...german, content: { ...content, navigation: { ...content.navigation, main: [] } } }
  expect(categoryName(shop, 'phones', 'Handys & Smartphones')).toBe('Handys & Smartphones')
})
