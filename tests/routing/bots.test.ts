import { expect } from 'vitest'
import { startPipeline } from './fake-framework'
import { testWith } from '../support/test-with'

const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const DEVICE = '/produkte/apple-iphone-13-128gb'

testWith('page-cache')('bots and people share the pages of the cache', async () => {
  const pipeline = startPipeline()
  const bot = { headers: { 'user-agent': GOOGLE } }
  const first = await pipeline.get('de.localhost', DEVICE, bot)
  const person = await pipeline.get('de.localhost', DEVICE)
  const second = await pipeline.get('de.localhost', DEVICE, bot)
  expect([first, person, second].map(({ headers }) => headers['x-cache'])).toEqual(['miss', 'hit', 'hit'])
  expect(second.text).toBe(person.text)
  expect(pipeline.framework.rendered).toBe(1)
})
