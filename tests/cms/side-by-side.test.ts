import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { aText } from './a-text'
import type { TwoMarkets } from './content-of-two-markets'
import type { Role } from './people'
import { startCms } from './start-cms'
import { type Ask, staffRequests } from './staff-requests'
import { translatorsOfTwoMarkets } from './translators'

let payload: Payload
let content: TwoMarkets
let request: Ask

beforeAll(async () => {
  payload = (await startCms()).payload
  content = await translatorsOfTwoMarkets(payload)
  request = staffRequests(payload, 'http://admin.localhost:3000')
})

async function ask(method: string, path: string, role: Role | null, body?: object) {
  const headers = { 'content-type': 'application/json' }
  const answer = await request(method, path, role, { headers, ...(body && { body: JSON.stringify(body) }) })
  return { status: answer.status, body: JSON.parse(answer.text) }
}
const link = {
  ...{ type: 'link', version: 3, fields: { url: '/kontakt', linkType: 'custom', newTab: false } },
  children: [{ type: 'text', version: 1, text: 'hier' }],
}

/** A published page and its untranslated copy in the other market. */
async function pair(slug: string) {
  const data = { market: content.own.markets, slug, title: 'Ankauf', body: aText('Siehe ', link), _status: 'published' as const }
  const source = await payload.create({ collection: 'pages', data, overrideAccess: true })
  const { body } = await ask('POST', `/pages/${source.id}/copy`, 'content-manager', { market: content.other.markets })
  const page = Number(body.id)
  return { source: source.id, page, path: `/pages/${page}/side-by-side` }
}
const read = (id: number) => payload.findByID({ collection: 'pages', id, draft: true, depth: 0, overrideAccess: true })
const units = (body: { units: { id: string; state: string }[] }) => body.units.map(({ id, state }) => `${id} ${state}`)
const TITLE = { id: 'title', source: ['Ankauf'], target: ['Rachat'] }

test('a page and its source are read text by text, with the parts of a paragraph and the names of the form', async () => {
  const { source, page, path } = await pair('paar-lesen')
  const { status, body } = await ask('GET', path, 'translator')
  expect(status).toBe(200)
  expect(body).toMatchObject({ mayWrite: true, hasMachine: false, isFresh: false, source: { id: source }, page: { id: page } })
  expect(body.units).toEqual([
    { id: 'title', name: 'Title', source: ['Ankauf'], target: ['Ankauf'], state: 'untranslated', before: null },
    {
      ...{ id: 'body.0', name: 'Text › paragraph 1', source: ['Siehe ', 'hier'], target: ['Siehe ', 'hier'] },
      ...{ state: 'untranslated', before: null },
    },
  ])
})

test('texts are written to the draft one save after another, each with the moment that the save before has answered', async () => {
  const { page, path } = await pair('paar-schreiben')
  const { at } = (await ask('GET', path, 'translator')).body
  const first = await ask('POST', path, 'translator', { at, units: [TITLE], compared: false })
  expect(first).toMatchObject({ status: 200, body: { problems: [] } })
  expect(units(first.body.state)).toEqual(['title done', 'body.0 untranslated'])
  const text = { id: 'body.0', source: ['Siehe ', 'hier'], target: ['Voir ', 'ici'] }
  const second = await ask('POST', path, 'translator', { at: first.body.state.at, units: [text], compared: true })
  expect(second.status).toBe(200)
  expect(second.body.state).toMatchObject({ isFresh: true })
  expect(units(second.body.state)).toEqual(['title done', 'body.0 done'])
  const stored = await read(page)
  expect(stored).toMatchObject({ title: 'Rachat', _status: 'draft' })
  expect(JSON.stringify(stored.body)).toMatch(/"Voir ".*"url":"\/kontakt-hier".*"ici"/)
})

test('after a change of the source its text says what it said when the page was compared', async () => {
  const { source, path } = await pair('paar-geaendert')
  const { at } = (await ask('GET', path, 'translator')).body
  expect((await ask('POST', path, 'translator', { at, units: [TITLE], compared: true })).status).toBe(200)
  await payload.update({ collection: 'pages', id: source, data: { title: 'Verkauf' }, overrideAccess: true })
  const { body } = await ask('GET', path, 'translator')
  expect(body).toMatchObject({ isFresh: false, since: expect.stringMatching(/^\d{4}-/) })
  expect(body.units).toMatchObject([
    { id: 'title', source: ['Verkauf'], target: ['Rachat'], state: 'changed', before: 'Ankauf' },
    { id: 'body.0', state: 'done', before: null },
  ])
})

test('nothing is stored when a colleague has saved the page meanwhile', async () => {
  const { page, path } = await pair('paar-zu-zweit')
  const { at } = (await ask('GET', path, 'translator')).body
  await payload.update({ collection: 'pages', id: page, data: { title: 'Achat' }, draft: true, overrideAccess: true })
  const { status, body } = await ask('POST', path, 'translator', { at, units: [TITLE], compared: true })
  expect([status, body.errors[0].message]).toEqual([
    409,
    expect.stringContaining('Somebody saved this page since you opened it.'),
  ])
  expect(await read(page)).toMatchObject({ title: 'Achat' })
  expect((await ask('GET', path, 'translator')).body.isFresh).toBe(false)
})

test('nothing is stored when one text does not fit, and the answer says which and why', async () => {
  const { source, page, path } = await pair('paar-kaputt')
  await payload.update({ collection: 'pages', id: source, data: { metaTitle: 'Für {name}' }, overrideAccess: true })
  await payload.update({ collection: 'pages', id: page, data: { metaTitle: 'Für {name}' }, draft: true, overrideAccess: true })
  const { at } = (await ask('GET', path, 'translator')).body
  const sent = [
    TITLE,
    { id: 'metaTitle', source: ['Für {name}'], target: ['Pour vous'] },
    { id: 'body.0', source: ['Anders ', 'hier'], target: ['Voir ', 'ici'] },
    { id: 'body.9', source: ['A'], target: ['B'] },
  ]
  const { status, body } = await ask('POST', path, 'translator', { at, units: sent, compared: true })
  expect(status).toBe(200)
  expect(body).toEqual({
    state: null,
    problems: [
      { id: 'metaTitle', why: 'placeholder' },
      { id: 'body.0', why: 'outdated' },
      { id: 'body.9', why: 'unknown' },
    ],
  })
  expect(await read(page)).toMatchObject({ title: 'Ankauf', updatedAt: at })
})

test('a pair is read by those who read the page and written by those who write it', async () => {
  const { source, path } = await pair('paar-wer')
  const { at } = (await ask('GET', path, 'translator')).body
  const answers = async (role: Role | null) => [
    (await ask('GET', path, role)).status,
    (await ask('POST', path, role, { at, units: [], compared: false })).status,
  ]
  expect(await answers('translator')).toEqual([200, 200])
  expect(await answers('content-manager')).toEqual([200, 200])
  expect(await answers('market-manager')).toEqual([200, 200])
  expect(await answers('read-only')).toEqual([200, 403])
  expect(await answers(null)).toEqual([403, 403])
  expect((await ask('GET', path, 'read-only')).body.mayWrite).toBe(false)
  expect((await ask('GET', `/pages/${source}/side-by-side`, 'translator')).status).toBe(400)
  expect((await ask('POST', path, 'translator', { at: 'now', units: [], compared: false })).status).toBe(400)
})

test('a machine proposes texts that nothing stores, and leaves out what it has damaged', async () => {
  const { page, path } = await pair('paar-maschine')
  const draft = `/pages/${page}/machine-draft`
  const asked = {
    units: [
      { id: 'title', source: ['Ankauf'] },
      { id: 'body.0', source: ['Siehe ', 'hier'] },
    ],
  }
  expect((await ask('POST', draft, 'translator', asked)).status).toBe(404)
  const { custom } = payload.config
  const questions: unknown[] = []
  custom.translateTexts = (...question: unknown[]) => {
    questions.push(question)
    return Promise.resolve([['Rachat'], null])
  }
  try {
    expect((await ask('GET', path, 'translator')).body.hasMachine).toBe(true)
    expect(await ask('POST', draft, 'translator', asked)).toEqual({
      status: 200,
      body: { units: [{ id: 'title', target: ['Rachat'] }] },
    })
    expect(questions).toEqual([
      [[['Ankauf'], ['Siehe ', 'hier']], { from: expect.stringMatching(/^[a-z]{2}-/), to: expect.stringMatching(/^[a-z]{2}-/) }],
    ])
    expect(await read(page)).toMatchObject({ title: 'Ankauf' })
    expect((await ask('POST', draft, 'read-only', asked)).status).toBe(403)
    expect((await ask('POST', draft, 'translator', { units: [] })).status).toBe(400)
    custom.translateTexts = () => Promise.reject(new Error('away'))
    expect(await ask('POST', draft, 'translator', asked)).toEqual({ status: 200, body: { units: null } })
  } finally {
    delete custom.translateTexts
  }
})
