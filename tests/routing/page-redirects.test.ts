import { beforeEach, expect, test } from 'vitest'
import { startPipeline, type Pipeline } from './fake-framework'
import { testWith } from '../support/test-with'

let pipeline: Pipeline
beforeEach(() => void (pipeline = startPipeline()))

const leads = (end: string, location: string, status = 308) =>
  pipeline.framework.answers.set(end, (response) => void response.writeHead(status, { location }).end())
const ORIGIN = 'http://de.localhost:3000'
const OVERVIEW = '/produkte/uebersicht-apple-handys'

testWith('page-cache').each([
  '/produkte/apple-handys',
  '/products/apple-handys',
  '/Produkte/Apple-Handys/',
  '/produkte/apple-handys.',
])('%s, whose page redirects, answers one hop to the end with the query', async (path) => {
  leads('/product/apple-handys', OVERVIEW)
  const { status, headers } = await pipeline.get('de.localhost', `${path}?gclid=abc&q=%20x`)
  expect([status, headers.location]).toEqual([308, `${ORIGIN}${OVERVIEW}?gclid=abc&q=%20x`])
})

test('a redirect of a page keeps the query before its fragment, without the keys that selected the page', async () => {
  const quote = 'q'.repeat(22)
  leads(`/quote/${quote}`, `/produkte/apple-iphone-13#quote=${quote}`, 307)
  for (const path of [`/quotes/${quote}?utm_source=mail`, `/?quote=${quote}&utm_source=mail`]) {
    const { status, headers } = await pipeline.get('de.localhost', path)
    expect([status, headers.location]).toEqual([307, `${ORIGIN}/produkte/apple-iphone-13?utm_source=mail#quote=${quote}`])
  }
})

test('a redirect of a page to another market keeps the query', async () => {
  leads('/clarification/a1/b2', 'http://at.localhost:3000/clarification/a1/b2', 307)
  const { headers } = await pipeline.get('de.localhost', '/clarification/a1/b2?utm_source=mail')
  expect(headers.location).toBe('http://at.localhost:3000/clarification/a1/b2?utm_source=mail')
})

test.each([
  ['that has its page', '/products/apple-iphone-13', () => undefined],
  ['whose page fails', '/products/apple-iphone-14', () => fails('/product/apple-iphone-14', 500)],
  ['that is unknown', '/products/apple-iphone-15', () => fails('/product/apple-iphone-15', 404)],
])('the English address of a device %s answers 308 to its own address', async (_what, path, prepare) => {
  prepare()
  const { status, headers } = await pipeline.get('de.localhost', `${path}?a=b`)
  expect([status, headers.location]).toEqual([308, `${ORIGIN}${path.replace('products', 'produkte')}?a=b`])
})

test('an unknown saved price is a 404 that says that it has ended', async () => {
  const quote = 'q'.repeat(22)
  fails(`/quote/${quote}`, 404)
  const { status, text } = await pipeline.get('de.localhost', `/quotes/${quote}`)
  expect(status).toBe(404)
  expect(text).toContain('/error/quote-ended')
})

test.each([
  ['POST', 301, '/agb', 308],
  ['PUT', 301, '/agb', 308],
  ['POST', 308, '/contact', 308],
  ['GET', 301, '/agb', 301],
])('a %s to an address with a %i answers a redirect that keeps the method', async (method, _status, path, expected) => {
  const { status, headers } = await pipeline.get('de.localhost', path, { method, headers: { 'content-length': '0' } })
  expect([status, headers.location]).toEqual([expected, expect.stringMatching(/^http:\/\/de\.localhost:3000\//)])
})

const fails = (end: string, status: number) =>
  pipeline.framework.answers.set(end, (response) => void response.writeHead(status, { 'content-type': 'text/html' }).end('x'))
