import { createLocalReq, type Payload, type TypedUser } from 'payload'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readThreads } from '@trade-in-shop/payload-workbench/comments/comments'
import { getPostgres } from '@trade-in-shop/payload-workbench/saving/transaction'
import { loadContent } from '@/cms/load'
import { aText } from './a-text'
import { everyRole } from './access-people'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { staffQuestions } from './staff-requests'
import { startCms } from './start-cms'
import { waitFor } from '../support/wait-for'

let payload: Payload
let content: TwoMarkets
let admin: TypedUser
let page: number
let count = 0
let ask: ReturnType<typeof staffQuestions>
const mails: { to: string; subject: string; text: string }[] = []
const ROW = '665f0c3e2b1a4d5e6f708192'

beforeAll(async () => {
  const cms = await startCms()
  payload = cms.payload
  content = await contentOfTwoMarkets(payload)
  const people = await everyRole(payload, content)
  admin = people.admin
  ask = staffQuestions(payload)
  vi.spyOn(payload, 'sendEmail').mockImplementation(async (mail) => void mails.push(mail as (typeof mails)[number]))
})
beforeEach(async () => {
  mails.length = 0
  const data = { market: content.own.markets, slug: `kommentare-${(count += 1)}`, title: 'Zur Prüfung', body: aText('Bald.') }
  page = (await payload.create({ collection: 'pages', draft: true, data: { ...data, _status: 'draft' }, overrideAccess: true }))
    .id
})

const comment = (who: string, text: string, { row = '', field = 'title' } = {}) =>
  ask('POST', `/pages/${page}/comments`, who, { row, field, text })
const answer = (who: string, id: number, text: string) => ask('POST', `/pages/${page}/comments/${id}/answers`, who, { text })
const resolve = (who: string, id: number) => ask('POST', `/pages/${page}/comments/${id}/resolve`, who, {})
const read = async (who = 'read-only') => (await ask('GET', `/pages/${page}/comments`, who)).body
const handIn = () => ask('POST', `/pages/${page}/review`, 'translator', { to: Number(admin.id), note: '' })
const execute = (query: ReturnType<typeof sql>) => getPostgres(payload).drizzle.execute(query)

test('a comment is read with its writer, field and answers by everyone who reads the page', async () => {
  const { body } = await comment('translator', ' Zu lang? ')
  const [{ id }] = body.comments
  expect((await answer('market-manager', id, 'Ja, kürzen.')).status).toBe(200)
  expect(await read()).toMatchObject({
    mayComment: false,
    comments: [
      {
        byName: 'translator',
        text: 'Zu lang?',
        row: '',
        field: 'title',
        fieldName: 'Title',
        resolved: null,
        mayResolve: false,
        answers: [{ byName: 'market-manager', text: 'Ja, kürzen.' }],
      },
    ],
  })
})

test('a comment at a block is named by the labels of the form', async () => {
  const { body } = await comment('translator', 'Reihenfolge?', { row: ROW, field: 'blocks.steps.steps.title' })
  expect(body.comments[0]).toMatchObject({ row: ROW, fieldName: 'Steps › Steps › Title' })
  expect((await comment('translator', 'Weg?', { row: ROW, field: 'blocks.steps' })).body.comments[1].fieldName).toBe('Steps')
})

test('a comment without text, with more than 2000 characters or at a field that no form has answers 400', async () => {
  for (const text of ['  ', 'x'.repeat(2001), 'a\u0000b']) expect((await comment('admin', text)).status).toBe(400)
  for (const field of ['noSuchField', 'blocks', 'blocks.none', 'blocks.steps.none', '__proto__', ''])
    expect((await comment('admin', 'Was?', { field })).status).toBe(400)
  expect((await comment('admin', 'Was?', { row: '<b>' })).status).toBe(400)
  expect((await read()).comments).toEqual([])
})

test('a comment is done by its writer, the author of the review and those who may publish, and has no more answers then', async () => {
  const [{ id }] = (await comment('market-manager', 'Sie statt du.')).body.comments
  expect((await resolve('translator', id)).status).toBe(403)
  await handIn()
  expect((await read('translator')).comments[0].mayResolve).toBe(true)
  expect((await resolve('translator', id)).status).toBe(200)
  expect((await read()).comments[0].resolved).toMatchObject({ byName: 'translator' })
  expect((await resolve('admin', id)).status).toBe(409)
  expect((await answer('admin', id, 'Doch.')).status).toBe(409)
})

test('a comment of another page and an answer cannot be answered or done', async () => {
  const [{ id }] = (await comment('admin', 'Hier.')).body.comments
  const [{ answers }] = (await answer('admin', id, 'Dort.')).body.comments
  expect((await answer('admin', answers[0].id, 'Nein.')).status).toBe(404)
  const path = `/pages/${content.own.pages}/comments/${id}`
  expect((await ask('POST', `${path}/resolve`, 'admin', {})).status).toBe(404)
  expect((await ask('POST', `${path}/answers`, 'admin', { text: 'Nein.' })).status).toBe(404)
})

test('a new comment is mailed to author and reviewer of the page, an answer to who wrote before, and none to its writer', async () => {
  await comment('content-manager', 'Noch keine Prüfung.')
  await handIn()
  await waitFor(() => expect(mails).toHaveLength(1))
  const { comments } = (await comment('translator', 'Passt das?')).body
  await waitFor(() => expect(mails).toHaveLength(2))
  expect(mails[1]).toMatchObject({ to: 'admin@shop.example', subject: expect.stringContaining('Zur Prüfung') })
  expect(mails[1]?.text).toContain('Passt das?')
  expect(mails[1]?.text).toContain('Title')
  expect(mails[1]?.text).toContain(`/admin/collections/pages/${page}`)
  mails.length = 0
  await answer('admin', comments[0].id, 'Ja.')
  await waitFor(() => expect(mails).toHaveLength(2))
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['content-manager@shop.example', 'translator@shop.example'])
})

test('a page with 200 comments loses the oldest that is done, and refuses a new one while all are open', async () => {
  await execute(sql`insert into page_comments (page_id, row_id, field, text, resolved_at)
    select ${page}, '', 'title', 'Nummer ' || number, case when number = 7 then now() end from generate_series(1, 200) as number`)
  expect((await comment('admin', 'Nummer 201')).status).toBe(200)
  const texts = (await read()).comments.map(({ text }: { text: string }) => text)
  expect(texts).toHaveLength(200)
  expect(texts).not.toContain('Nummer 7')
  expect((await comment('admin', 'Nummer 202')).status).toBe(409)
  expect((await answer('admin', (await read()).comments[0].id, 'Nummer 203')).status).toBe(409)
})

test('comments stay when the page is saved and published, are in no document of the shop, and are deleted with the page', async () => {
  await comment('admin', 'Nur für uns, nicht für den Laden.')
  const body = { _status: 'published', metaDescription: 'Eine Probe.' }
  expect((await ask('PATCH', `/pages/${page}`, 'admin', body)).status).toBe(200)
  expect((await read()).comments).toHaveLength(1)
  const loaded = JSON.stringify(await loadContent(payload))
  expect(loaded).toContain(`kommentare-${count}`)
  expect(loaded).not.toContain('Nur für uns')
  expect((await ask('GET', `/pages/${page}?depth=2`, 'admin')).body).not.toHaveProperty('comments')
  expect((await ask('DELETE', `/pages/${page}`, 'admin')).status).toBe(200)
  expect((await execute(sql`select id from page_comments where page_id = ${page}`)).rows).toEqual([])
})

test('a conversation waits for who takes part in it or has the page, until they answer or it is done', async () => {
  const { body } = await comment('translator', 'Zu lang?')
  const [{ id }] = body.comments
  const waits = async (who: string, pages: number[] = []) => {
    const { docs } = await payload.find({ collection: 'staff', where: { name: { equals: who } }, overrideAccess: true })
    const threads = await readThreads(await createLocalReq({}, payload), Number(docs[0]?.id), pages)
    return threads.filter((thread) => thread.page === page).map(({ text }) => text)
  }
  expect(await waits('translator')).toEqual([])
  expect(await waits('market-manager')).toEqual([])
  expect(await waits('market-manager', [page])).toEqual(['Zu lang?'])
  await answer('market-manager', id, 'Ja, kürzen.')
  expect(await waits('translator')).toEqual(['Ja, kürzen.'])
  expect(await waits('market-manager', [page])).toEqual([])
  expect((await resolve('translator', id)).status).toBe(200)
  expect(await waits('translator')).toEqual([])
})
