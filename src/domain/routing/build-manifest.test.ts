import { beforeAll, describe, expect, test } from 'vitest'
import { contentHash } from '@/cms/content-hash'
import { seedContent } from '@/seed/sample-content'
import { buildManifest, prerenderedPaths, rulesByPattern } from './build-manifest'
import { decideIn } from './decide'
import { compileDirectory, type Directory } from './directory'

const NOW = Date.UTC(2026, 10, 22)
let directory: Directory
beforeAll(async () => {
  directory = compileDirectory(await seedContent({ port: 3000 }), { port: 3000, hashOf: contentHash })
})
const shopOf = (host: string) => {
  const shop = directory.shopOf(host)
  if (!shop) throw new Error(`No shop answers ${host}`)
  return shop
}

describe('the prerendered list of a build', () => {
  test.each(['de', 'at', 'es', 'fr', 'it', 'agan.fr', 'aganwidget.it', 'b2bwidget.de'])(
    'on %s.localhost has addresses that open a page there without a redirect',
    (name) => {
      const shop = shopOf(`${name}.localhost`)
      const paths = prerenderedPaths(shop, NOW)
      expect(paths.length).toBeGreaterThan(10)
      for (const path of paths) expect(decideIn(shop, { path, query: '', now: NOW }), path).toMatchObject({ kind: 'screen' })
    },
  )

  test('the prerendered list of a build has the market\u2019s own words and its written pages', () => {
    expect(prerenderedPaths(shopOf('it.localhost'), NOW)).toEqual(
      expect.arrayContaining(['/', '/contatti', '/guardare', '/grazie']),
    )
    expect(prerenderedPaths(shopOf('de.localhost'), NOW)).toEqual(expect.arrayContaining(['/kontakt', '/content/agb']))
  })

  test('the manifest leaves out personal screens and those with a guard, which the page cache does not store', () => {
    expect(prerenderedPaths(shopOf('at.localhost'), NOW)).not.toContain('/newsletter/enrich')
    const german = prerenderedPaths(shopOf('de.localhost'), NOW)
    expect(german.filter((path) => ['/newsletter/enrich', '/b2b/ankaufsportal'].includes(path))).toEqual([])
    expect(prerenderedPaths(shopOf('fr.localhost'), NOW).join()).not.toMatch(/b2b|account|\{/)
  })
})

test('the manifest of the code has the rules of every screen', () => {
  const { routeRules } = buildManifest('b1', '2026-11-22T00:00:00.000Z')
  expect(routeRules['/products/{pdp}']).toEqual({ cache: 'catalogue', index: true })
})

test('the rules of a build have the patterns of the market that asks', () => {
  const { routeRules } = buildManifest('b1', '2026-11-22T00:00:00.000Z')
  const german = rulesByPattern(routeRules, shopOf('de.localhost'))
  expect(Object.keys(german)).toHaveLength(Object.keys(routeRules).length)
  expect(german).toMatchObject({ '/kontakt': routeRules['/contact'], '/produkte/{pdp}': routeRules['/products/{pdp}'] })
  expect(rulesByPattern(routeRules, shopOf('localhost'))).toEqual(routeRules)
})
