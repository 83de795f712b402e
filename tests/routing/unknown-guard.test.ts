import { afterEach, beforeEach, expect, test } from 'vitest'
import { SCREENS } from '@/domain/routing/screens'
import { isOpen } from '@/storefront/shop/link-target'
import { directory } from './decide-request'
import { startPipeline } from './fake-framework'

const { guards } = SCREENS.b2bLanding
beforeEach(() => void Object.assign(SCREENS.b2bLanding, { guards: ['misspelled'] }))
afterEach(() => void Object.assign(SCREENS.b2bLanding, { guards }))

test('a screen with an unknown guard answers 500 with the name in the log, and every other page answers', async () => {
  const pipeline = startPipeline()
  expect((await pipeline.get('de.localhost', '/b2b/ankaufsportal')).status).toBe(500)
  expect(pipeline.lines.join(' ')).toContain('Unknown route middleware: misspelled')
  expect((await pipeline.get('de.localhost', '/kontakt')).status).toBe(200)
})

test('pages leave out their links to a screen with an unknown guard', () => {
  const shop = directory.shopOf('de.localhost')
  if (!shop) throw new Error('Germany is not there')
  expect([isOpen(shop, 'b2bLanding'), isOpen(shop, 'contact')]).toEqual([false, true])
})
