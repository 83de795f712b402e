import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { member } from './people'
import { type Ask, staffRequests } from './staff-requests'
import { startCms } from './start-cms'

let payload: Payload
let content: TwoMarkets
let asked: Ask

const ask = async (who: string | null, market: unknown, query: string) => {
  const { status, text } = await asked('GET', `/markets/${String(market)}/catalogue?${query}`, who)
  return { status, body: JSON.parse(text) }
}

beforeAll(async () => {
  payload = (await startCms()).payload
  content = await contentOfTwoMarkets(payload)
  await member(payload, 'market-manager', [content.own.markets])
  await member(payload, 'read-only', [])
  asked = staffRequests(payload, 'http://admin.localhost:3000')
})

test('choices of a catalogue are null while the platform does not answer', async () => {
  const { status, body } = await ask('market-manager', content.own.markets, 'list=categories')
  expect([status, body]).toEqual([200, { choices: null, chosen: null }])
})

test('choices of a catalogue are read for those who may read its market, with a bounded question', async () => {
  const questions: unknown[] = []
  const found = { choices: [{ value: 'phones', label: 'Handys' }], chosen: null }
  payload.config.custom.readCatalogue = (...question: unknown[]) => {
    questions.push(question)
    return Promise.resolve(found)
  }
  const query = 'list=categories&text=han&value=cars'
  for (const who of ['market-manager', 'read-only'])
    expect(await ask(who, content.own.markets, query)).toEqual({ status: 200, body: found })
  const indexes = expect.objectContaining({ aggregations: expect.any(String), devices: expect.any(String) })
  expect(questions[0]).toEqual([indexes, 'categories', { text: 'han', value: 'cars' }])
  expect((await ask('market-manager', content.other.markets, query)).status).toBe(404)
  expect((await ask(null, content.own.markets, query)).status).toBe(403)
  for (const bad of ['list=staff', '', `list=series&text=${'x'.repeat(121)}`])
    expect((await ask('market-manager', content.own.markets, bad)).status).toBe(400)
  expect(questions).toHaveLength(2)
})
