import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { at, MINUTE, type ScheduleRequests, scheduleRequests } from './schedule-requests'
import { up } from '../../migrations/20261128_220000_schedules_become_releases'

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

describe('a schedule of a page', () => {
  test('a schedule of a page is a release of its page, which can be taken back once it is live', async () => {
    const { id } = (await schedule('publish', 1)).body.schedules[0]
    expect((await ask('GET', '/releases', 'translator')).body.releases).toMatchObject([
      { id, title: 'Geplant', pageChange: 'publish', state: 'scheduled', at: at(1), count: 1 },
    ])
    expect((await ask('GET', `/releases?collection=banners`, 'admin')).body.releases).toEqual([])
    await cms.run(1)
    expect((await ask('GET', `/releases/${id}`, 'admin')).body).toMatchObject({ title: 'Geplant', state: 'live' })
    expect((await ask('POST', `/releases/${id}/back`, 'content-manager', {})).status).toBe(200)
    expect(await cms.statusOf(page)).toBe('draft')
  })

  test('a schedule of a page that the last release stored as a job is a release after the migration', async () => {
    const version = (await payload.findVersions({ collection: 'pages', where: { parent: { equals: page } } })).docs[0]?.id
    const { id } = (await payload.find({ collection: 'staff', where: { name: { equals: 'admin' } } })).docs[0] ?? {}
    const input = {
      type: 'publish',
      doc: { relationTo: 'pages', value: String(page) },
      user: { relationTo: 'staff', value: id },
      version,
    }
    await cms.drizzle.execute(sql`insert into payload_jobs (input, task_slug, queue, wait_until)
      values (${JSON.stringify(input)}::jsonb, 'schedulePublish', 'pages', ${at(1)})`)
    await up({ db: cms.drizzle } as never)
    expect((await ask('GET', `/pages/${page}/schedules`, 'admin')).body.schedules).toMatchObject([
      { kind: 'publish', at: at(1), version, byName: 'admin', problem: null, state: 'newest' },
    ])
    expect(await cms.run(1)).toMatchObject({ done: 1 })
    expect(await cms.statusOf(page)).toBe('published')
    expect((await cms.drizzle.execute(sql`select from payload_jobs`)).rows).toEqual([])
  })
})

describe('rights and times', () => {
  test.each([
    ['admin', 200],
    ['content-manager', 200],
    // Her market is another one: she does not even see the page.
    ['market-manager', 404],
    ['translator', 403],
    ['read-only', 403],
  ] as const)('%s schedules a page: %i', async (role, status) => {
    expect((await schedule('publish', 1, role)).status).toBe(status)
    expect(await cms.countWaiting()).toBe(status === 200 ? 1 : 0)
  })

  test('a manager of another market sees it in no list, and finds no release by its number', async () => {
    const { id } = (await schedule('publish', 1)).body.schedules[0]
    expect((await ask('GET', '/releases', 'market-manager')).body.releases).toEqual([])
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['DELETE', '/schedule'],
      ['POST', '/previews'],
    ] as const)
      expect([path, (await ask(method, `/releases/${id}${path}`, 'market-manager')).status]).toEqual([path, 404])
    expect(await cms.countWaiting()).toBe(1)
  })

  test('strangers see no schedules', async () => {
    expect((await ask('GET', `/pages/${page}/schedules`, null)).status).toBe(403)
  })

  test('a translator sees schedules and cannot remove one, not even as a release', async () => {
    const { body } = await schedule('publish', 1)
    const id = body.schedules[0].id
    expect((await ask('GET', `/pages/${page}/schedules`, 'translator')).body).toMatchObject({
      maySchedule: false,
      schedules: [{ id }],
    })
    expect((await ask('DELETE', `/pages/${page}/schedules/${id}`, 'translator')).status).toBe(403)
    for (const path of [`/releases/${id}/schedule`, `/releases/${id}`])
      expect([path, (await ask('DELETE', path, 'translator')).status]).toEqual([path, 403])
    expect(await cms.countWaiting()).toBe(1)
    expect((await ask('DELETE', `/pages/${page}/schedules/${id}`, 'content-manager')).body.schedules).toEqual([])
  })

  test('Payload’s own job queue does not exist', () => {
    expect(Object.keys(payload.collections)).not.toContain('payload-jobs')
  })

  test('a schedule for the past, or a second one for the same minute, is refused', async () => {
    const past = { kind: 'publish', at: new Date(Date.now() - MINUTE).toISOString() }
    expect((await ask('POST', `/pages/${page}/schedules`, 'admin', past)).status).toBe(400)
    expect((await schedule('publish', 1)).status).toBe(200)
    expect((await schedule('unpublish', 1)).status).toBe(409)
    expect((await ask('POST', `/pages/${page}/schedules`, 'admin', { kind: 'delete', at: at(2) })).status).toBe(400)
  })
})
