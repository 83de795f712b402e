import type { Payload, TypedUser } from 'payload'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aText } from './a-text'
import { everyRole } from './access-people'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { member } from './people'
import { staffQuestions } from './staff-requests'
import { type Cms, startCms } from './start-cms'
import { waitFor } from '../support/wait-for'

let cms: Cms
let payload: Payload
let content: TwoMarkets
let admin: TypedUser
let manager: TypedUser
let elsewhere: TypedUser
let page: number
let count = 0
let ask: ReturnType<typeof staffQuestions>
const mails: { to: string; subject: string; text: string }[] = []

beforeAll(async () => {
  cms = await startCms()
  payload = cms.payload
  content = await contentOfTwoMarkets(payload)
  const people = await everyRole(payload, content)
  admin = people.admin
  manager = people['manager, own market']
  elsewhere = await member(payload, 'market-manager', [content.other.markets], 'elsewhere@shop.example')
  ask = staffQuestions(payload)
  vi.spyOn(payload, 'sendEmail').mockImplementation(async (mail) => void mails.push(mail as (typeof mails)[number]))
})
beforeEach(async () => {
  mails.length = 0
  page = (await save({ slug: `pruefung-${(count += 1)}`, title: 'Zur Prüfung', body: aText('Bald.') })).id
})

const save = (data: { slug: string; title: string; body: ReturnType<typeof aText> }) =>
  payload.create({
    collection: 'pages',
    draft: true,
    data: { ...data, market: content.own.markets, _status: 'draft' },
    overrideAccess: true,
  })
const handIn = (who: string, to: TypedUser, note = '') => ask('POST', `/pages/${page}/review`, who, { to: Number(to.id), note })
const giveBack = (who: string, note: string) => ask('POST', `/pages/${page}/review/back`, who, { note })
const read = async (who = 'read-only') => (await ask('GET', `/pages/${page}/review`, who)).body

test('a translator hands a page in with a note, and the reviewer gets one mail with its address', async () => {
  expect(await read('translator')).toMatchObject({ review: null, mayHandIn: true, mayGiveBack: false, live: null })
  const { status, body } = await handIn('translator', manager, 'Bitte den ersten Absatz ansehen.')
  expect(status).toBe(200)
  const entry = { kind: 'handedIn', byName: 'translator', note: 'Bitte den ersten Absatz ansehen.' }
  expect(body.review).toMatchObject({ state: 'handedIn', to: manager.id, toName: 'market-manager', entries: [entry] })
  await waitFor(() => expect(mails).toHaveLength(1))
  expect(mails[0]).toMatchObject({ to: 'market-manager@shop.example' })
  expect(mails[0]?.subject).toContain('Zur Prüfung')
  expect(mails[0]?.text).toContain('Bitte den ersten Absatz ansehen.')
  expect(mails[0]?.text).toContain(`localhost:3000/admin/collections/pages/${page}`)
})

test('only those who may publish in the market of the page, without the sender, can be asked for a review', async () => {
  const names = (body: { reviewers: { name: string }[] }) => body.reviewers.map(({ name }) => name)
  expect(names(await read('translator')).toSorted()).toEqual(['admin', 'content-manager', 'market-manager'])
  expect(names(await read('admin'))).not.toContain('admin')
  expect((await handIn('translator', elsewhere)).status).toBe(400)
  expect((await handIn('admin', admin)).status).toBe(400)
  expect((await read()).review).toBeNull()
  expect(mails).toEqual([])
})

test('a page is given back with a note, the author gets the mail, and handing in again keeps both notes', async () => {
  await handIn('translator', manager, 'Fertig.')
  await waitFor(() => expect(mails).toHaveLength(1))
  expect((await giveBack('market-manager', 'Bitte Sie statt du.')).status).toBe(200)
  await waitFor(() => expect(mails).toHaveLength(2))
  expect(mails[1]).toMatchObject({ to: 'translator@shop.example', text: expect.stringContaining('Bitte Sie statt du.') })
  expect((await read()).review).toMatchObject({ state: 'givenBack', authorName: 'translator' })
  await handIn('translator', manager, 'Geändert.')
  const { review } = await read()
  expect(review.state).toBe('handedIn')
  expect(review.entries.map(({ note }: { note: string }) => note)).toEqual(['Fertig.', 'Bitte Sie statt du.', 'Geändert.'])
})

test('a page that is not handed in, or that was given back already, cannot be given back', async () => {
  expect((await giveBack('admin', 'Nein.')).status).toBe(409)
  await handIn('translator', admin)
  expect((await giveBack('admin', 'Nein.')).status).toBe(200)
  expect((await giveBack('admin', 'Noch einmal nein.')).status).toBe(409)
})

test('giving back without a note, or with one that is too long, answers 400', async () => {
  await handIn('translator', admin)
  expect((await giveBack('admin', '  ')).status).toBe(400)
  expect((await giveBack('admin', 'x'.repeat(1001))).status).toBe(400)
  expect((await read()).review.state).toBe('handedIn')
})

test('a review ends when the page is published by hand; a draft save leaves it open', async () => {
  await handIn('translator', admin)
  expect((await ask('PATCH', `/pages/${page}?draft=true&autosave=true`, 'translator', { title: 'Neu' })).status).toBe(200)
  expect((await read()).review.state).toBe('handedIn')
  expect((await ask('PATCH', `/pages/${page}`, 'admin', { _status: 'published' })).status).toBe(200)
  expect(await read()).toMatchObject({ review: null, live: expect.any(Number) })
})

test('a review ends when the publication is scheduled', async () => {
  await handIn('translator', admin)
  const at = new Date(Date.now() + 60 * 60_000).toISOString()
  expect((await ask('POST', `/pages/${page}/schedules`, 'admin', { kind: 'publish', at })).status).toBe(200)
  expect((await read()).review).toBeNull()
})

test('a publication that is refused leaves the review open', async () => {
  await handIn('translator', admin)
  expect((await ask('PATCH', `/pages/${page}`, 'admin', { _status: 'published', title: '' })).status).toBe(400)
  expect((await read()).review.state).toBe('handedIn')
})

test('a review is deleted with its page', async () => {
  await handIn('translator', admin)
  const key = `review.page.${page}`
  expect(await payload.kv.has(key)).toBe(true)
  expect((await ask('DELETE', `/pages/${page}`, 'admin')).status).toBe(200)
  expect(await payload.kv.has(key)).toBe(false)
})

test('a mail server that fails does not stop the review', async () => {
  vi.mocked(payload.sendEmail).mockRejectedValueOnce(new Error('no connection'))
  expect((await handIn('translator', admin)).status).toBe(200)
  expect((await read()).review.state).toBe('handedIn')
})

test('the notes of a review are in the audit log, and stay there when the review ends', async () => {
  await handIn('translator', admin, 'Bitte den Ton prüfen.')
  await giveBack('admin', 'Sie statt du.')
  await ask('DELETE', `/pages/${page}`, 'admin')
  const where = { subject: { equals: 'pages' }, documentId: { equals: String(page) }, action: { equals: 'update' } }
  const { docs } = await payload.find({ collection: 'audit-log', where, sort: 'id', depth: 0, overrideAccess: true })
  expect(docs).toMatchObject([
    { whoName: 'translator', after: { handedInTo: 'admin', reviewNote: 'Bitte den Ton prüfen.' }, market: content.own.markets },
    { whoName: 'admin', after: { givenBackTo: 'translator', reviewNote: 'Sie statt du.' } },
  ])
})
