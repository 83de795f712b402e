import { expect, test } from 'vitest'
import { startPipeline } from './fake-framework'

const NAMING_FRANCE = { headers: { 'x-forwarded-host': 'fr.localhost' } }

test.each([
  [true, '/shop/fr.default'],
  [false, '/shop/de.default'],
])('X-Forwarded-Host of a peer that is a trusted proxy (%s) leads to %s', async (isTrusted, shop) => {
  expect((await startPipeline({ isTrusted }).get('de.localhost', '/', NAMING_FRANCE)).text).toContain(shop)
})

test('the shop that a trusted proxy has named is not remembered for other peers', async () => {
  let isTrusted = true
  const pipeline = startPipeline({ faulty: { isTrusted: () => isTrusted } })
  const shown = async () => (await pipeline.get('de.localhost', '/', NAMING_FRANCE)).text
  for (let times = 0; times < 2; times++) expect(await shown()).toContain('/shop/fr.default')
  isTrusted = false
  for (let times = 0; times < 2; times++) expect(await shown()).toContain('/shop/de.default')
})
