import { beforeEach, expect, test } from 'vitest'
import { flushMisses } from '@/cms/misses'
import { type Pipeline, startPipeline } from './fake-framework'

const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
let pipeline: Pipeline
const noted = async () => {
  const rows: unknown[] = []
  await flushMisses(
    async (misses) => void rows.push(...misses.map(({ market, path, people, machines }) => ({ market, path, people, machines }))),
  )
  return rows
}
beforeEach(async () => {
  pipeline = startPipeline()
  await noted()
})

test('an unanswered address is counted once per document, for people and bots apart, without its query', async () => {
  await pipeline.get('de.localhost', '/nirgends?mail=anna@example.de')
  await pipeline.get('at.localhost', '/nirgends', { headers: { 'user-agent': GOOGLE } })
  expect(await noted()).toEqual([
    { market: 'de', path: '/nirgends', people: 1, machines: 0 },
    { market: 'at', path: '/nirgends', people: 0, machines: 1 },
  ])
})

test('a 404 that only a page can decide is counted too, from the cache or not', async () => {
  pipeline.framework.answers.set(
    '/product/unbekannt',
    (response) => void response.writeHead(404, { 'content-type': 'text/html' }).end('<html>'),
  )
  await pipeline.get('de.localhost', '/produkte/unbekannt')
  await pipeline.get('de.localhost', '/produkte/unbekannt', { headers: { 'user-agent': GOOGLE } })
  expect(await noted()).toEqual([
    { market: 'de', path: '/produkte/unbekannt', people: 1, machines: 0 },
    { market: 'de', path: '/produkte/unbekannt', people: 0, machines: 1 },
  ])
})

test.each([
  ['a page that is there', '/kontakt', {}],
  ['a redirect', '/contact', {}],
  ["the router's own request", '/nirgends?_rsc=a1', { headers: { rsc: '1' } }],
  ['a form that is sent nowhere', '/nirgends', { method: 'POST' }],
  ['a file of a build', '/_next/static/x.js', {}],
])('%s does not count as a missing page', async (_what, path, more) => {
  await pipeline.get('de.localhost', path, more)
  expect(await noted()).toEqual([])
})

test('the address of an expired clarification is not counted as missing', async () => {
  pipeline.framework.answers.set(
    '/clarification/a1/b2',
    (response) => void response.writeHead(404, { 'content-type': 'text/html' }).end('<html>'),
  )
  await pipeline.get('de.localhost', '/clarification/a1/b2')
  expect(await noted()).toEqual([])
})
