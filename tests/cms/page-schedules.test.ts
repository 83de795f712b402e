import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aText } from './a-text'
import { member } from './people'
import { at, MINUTE, type ScheduleRequests, scheduleRequests, start } from './schedule-requests'

let cms: ScheduleRequests
let payload: Payload
let ask: ScheduleRequests['ask']
let page: number

beforeAll(async () => {
  cms = await scheduleRequests()
  ;({ payload, ask } = cms)
})
beforeEach(async () => void (page = await cms.startPage()))

const schedule = (kind: string, minute: number, who = 'content-manager') =>
  ask('POST', `/pages/${page}/schedules`, who, { kind, at: at(minute) })
/** What visitors get, and what editors open. */
const seen = () => payload.findByID({ collection: 'pages', id: page, depth: 0, overrideAccess: true })
const opened = () => payload.findByID({ collection: 'pages', id: page, draft: true, depth: 0, overrideAccess: true })
const save = (data: object, autosave = false) =>
  payload.update({ collection: 'pages', id: page, draft: true, autosave, data, depth: 0, overrideAccess: true })
const statusOf = (id = page) => cms.statusOf(id)

describe('a schedule', () => {
  test('a schedule runs at its minute and not before, and is gone then', async () => {
    expect((await schedule('publish', 1)).status).toBe(200)
    expect(await cms.run(1 - 1 / MINUTE)).toEqual({ done: 0, taken: 0, failed: 0 })
    expect(await statusOf()).toBe('draft')
    expect(await cms.run(1)).toEqual({ done: 1, taken: 0, failed: 0 })
    expect(await statusOf()).toBe('published')
    expect(await cms.countWaiting()).toBe(0)
  })

  test('a schedule publishes the version of when it was made; later edits stay the newest draft', async () => {
    await save({ title: 'Geplant und gespeichert' }, true)
    await schedule('publish', 1)
    await save({ title: 'Später geändert', blocks: [{ blockType: 'text', body: aText('Später.') }] }, true)
    await save({ title: 'Noch später geändert' }, true)
    expect(await cms.run(1)).toMatchObject({ done: 1 })
    expect(await seen()).toMatchObject({ title: 'Geplant und gespeichert', blocks: [], _status: 'published' })
    expect(await opened()).toMatchObject({ title: 'Noch später geändert', blocks: [{ blockType: 'text' }], _status: 'draft' })
  })

  test('a schedule shows who made it and whether the page was edited since, and can be moved to the newest version', async () => {
    const { updatedAt } = await opened()
    const made = await schedule('publish', 1)
    expect(made.body.schedules).toMatchObject([{ byName: 'content-manager', state: 'newest' }])
    // A form that was open when a colleague made the schedule can still be saved.
    await save({ title: 'Neu', updatedAt }, true)
    const [told] = (await ask('GET', `/pages/${page}/schedules`, 'translator')).body.schedules
    expect(told).toMatchObject({ state: 'older', version: made.body.schedules[0].version })
    expect((await ask('POST', `/pages/${page}/schedules/${told.id}`, 'translator')).status).toBe(403)
    const renewed = await ask('POST', `/pages/${page}/schedules/${told.id}`, 'admin')
    expect(renewed.body.schedules).toMatchObject([{ id: told.id, at: told.at, byName: 'admin', state: 'newest' }])
    await cms.run(1)
    expect(await seen()).toMatchObject({ title: 'Neu', _status: 'published' })
    expect(await opened()).toMatchObject({ title: 'Neu', _status: 'published' })
  })

  test('a schedule is not stopped by an unfinished draft, neither to publish nor to unpublish', async () => {
    await schedule('publish', 1)
    await schedule('unpublish', 2)
    await save({ title: null, body: null, slug: 'halbe Adresse' })
    expect(await cms.run(1)).toMatchObject({ done: 1, failed: 0 })
    expect(await seen()).toMatchObject({ title: 'Geplant', _status: 'published' })
    expect(await cms.run(2)).toMatchObject({ done: 1, failed: 0 })
    expect(await statusOf()).toBe('draft')
    expect(await opened()).toMatchObject({ title: null, slug: 'halbe Adresse' })
  })

  test('a schedule whose version was deleted says so and does nothing', async () => {
    const { version } = (await schedule('publish', 1)).body.schedules[0]
    await save({ title: 'Später' })
    await payload.db.deleteVersions({ collection: 'pages', where: { id: { equals: version } } })
    expect((await ask('GET', `/pages/${page}/schedules`, 'admin')).body.schedules).toMatchObject([{ state: 'gone' }])
    expect(await cms.run(1)).toMatchObject({ failed: 1 })
    expect(await statusOf()).toBe('draft')
  })

  test('a schedule starts at the full minute, also when a second was requested', async () => {
    const { body } = await ask('POST', `/pages/${page}/schedules`, 'admin', {
      kind: 'publish',
      at: new Date(start + 41_500).toISOString(),
    })
    expect(body.schedules).toMatchObject([{ kind: 'publish', at: at(0), problem: null }])
    expect(body.timeZone).toBe('Europe/Berlin')
  })

  test('a schedule that fell due while no process ran is made up for in order', async () => {
    await schedule('unpublish', 3)
    await schedule('publish', 1)
    expect(await cms.run(10)).toMatchObject({ done: 2 })
    expect(await statusOf()).toBe('draft')
    const { docs } = await payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: page } },
      overrideAccess: true,
    })
    expect(docs.filter(({ version }) => version._status === 'published')).toHaveLength(1)
  })

  test('a schedule runs once with two instances that wake at the same moment', async () => {
    await schedule('publish', 1)
    const [one, two] = await Promise.all([cms.run(1), cms.run(1)])
    expect(one.done + two.done).toBe(1)
    expect(one.failed + two.failed).toBe(0)
    expect(await statusOf()).toBe('published')
  })

  test('for a page with problems needs a reason', async () => {
    await save({ body: null })
    expect((await schedule('publish', 1)).status).toBe(400)
    expect((await schedule('unpublish', 2)).status).toBe(200)
    await save({ publishReason: 'Der Text kommt noch.' })
    expect((await schedule('publish', 1)).status).toBe(200)
    expect(await cms.run(1)).toMatchObject({ done: 1 })
  })

  test('a schedule does not run when a problem has appeared since', async () => {
    const key = 'packaging-tips'
    await save({ key })
    await schedule('publish', 1)
    const other = {
      market: cms.content.own.markets,
      slug: 'schneller',
      title: 'Schneller',
      body: aText('Da.'),
      key,
    } as const
    await payload.create({ collection: 'pages', data: { ...other, _status: 'published' }, overrideAccess: true })
    expect(await cms.run(1)).toMatchObject({ failed: 1 })
    expect(await statusOf()).toBe('draft')
  })

  test('a schedule that cannot run says why, delays no other, and is not tried for ever', async () => {
    const bare = await payload.create({
      collection: 'pages',
      draft: true,
      data: { title: 'Bald', market: cms.content.own.markets, slug: 'ohne-titel', body: aText('Bald.'), _status: 'draft' },
      overrideAccess: true,
    })
    await payload.update({ collection: 'pages', id: bare.id, draft: true, data: { title: '' }, overrideAccess: true })
    await ask('POST', `/pages/${bare.id}/schedules`, 'admin', { kind: 'publish', at: at(1) })
    await schedule('publish', 1)
    expect(await cms.run(1)).toEqual({ done: 1, taken: 0, failed: 1 })
    expect(await statusOf(bare.id)).toBe('draft')
    const { body } = await ask('GET', `/pages/${bare.id}/schedules`, 'admin')
    expect(body.schedules[0].problem).toMatch(/title/i)
    expect(await cms.run(2)).toEqual({ done: 0, taken: 0, failed: 0 })
  })

  test('a schedule is deleted with its page', async () => {
    await schedule('publish', 1)
    await payload.delete({ collection: 'pages', id: page, overrideAccess: true })
    expect(await cms.countWaiting()).toBe(0)
  })

  test('a schedule whose author has left fails and leaves the page as it is', async () => {
    const leaver = await member(payload, 'content-manager', [], 'leaver@shop.example')
    expect((await schedule('publish', 1, 'leaver')).status).toBe(200)
    await payload.delete({ collection: 'staff', id: leaver.id, overrideAccess: true })
    expect(await cms.run(1)).toMatchObject({ failed: 1 })
    expect(await statusOf()).toBe('draft')
  })
})
