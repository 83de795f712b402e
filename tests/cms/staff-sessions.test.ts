import { handleEndpoints, type Payload } from 'payload'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { member, PASSWORD } from './people'
import { type Cms, startCms } from './start-cms'

const ORIGIN = 'http://admin.localhost:3000'
const NEW_PASSWORD = 'a-new-and-long-password'
let cms: Cms
let payload: Payload
let other: Client

beforeAll(async () => {
  cms = await startCms()
  payload = cms.payload
  other = new Client({ connectionString: cms.url })
  await other.connect()
  await member(payload, 'admin', [])
})
afterAll(async () => {
  await other.end()
})

async function send(method: string, path: string, cookie: string, body?: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', host: new URL(ORIGIN).host, origin: ORIGIN, cookie }
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const request = new Request(`${ORIGIN}/cms-api${path}`, { method, headers, ...sent })
  return handleEndpoints({ config: payload.config, request })
}

/** A device of a member of staff: it logs in and keeps its cookie. */
async function device(email: string, password = PASSWORD): Promise<string> {
  const answer = await send('POST', '/staff/login', '', { email, password })
  expect(answer.status).toBe(200)
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}
const isIn = async (cookie: string): Promise<boolean> =>
  !(await (await send('GET', '/staff/me', cookie)).text()).includes('"user":null')
const areIn = (cookies: readonly string[]) => Promise.all(cookies.map(isIn))

/**
 * Lets all `works` read the row of a member of staff, and write it only after `meanwhile` is done: the row is locked from
 * outside until all of them wait for it. The slow one comes first, because no statement may wait for long.
 */
async function overtaken<T>(id: number, works: readonly (() => Promise<T>)[], meanwhile: string): Promise<T[]> {
  await other.query('begin')
  await other.query('select from staff where id = $1 for update', [id])
  const done: Promise<T>[] = []
  for (const work of works) {
    done.push(work())
    await expect.poll(waiting, { interval: 10, timeout: 10_000 }).toBe(done.length)
  }
  await other.query(meanwhile)
  await other.query('commit')
  return Promise.all(done)
}
async function waiting(): Promise<number> {
  const { rows } = await other.query<{ count: string }>(
    `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return Number(rows[0]?.count)
}
const NOTHING = 'select 1'

test('devices that log in at the same moment are all logged in', async () => {
  const email = 'eight@shop.example'
  await member(payload, 'translator', [], email)
  const cookies = await Promise.all(Array.from({ length: 8 }, () => device(email)))
  expect(await areIn(cookies)).toEqual(cookies.map(() => true))
})

test('a device that logs in, one that logs out and one that stays do not undo each other', async () => {
  const email = 'three@shop.example'
  const { id } = await member(payload, 'translator', [], email)
  const [leaving, staying] = [await device(email), await device(email)]
  const leave = async () => {
    expect((await send('POST', '/staff/logout', leaving)).status).toBe(200)
    return ''
  }
  const stay = async () => {
    const answer = await send('POST', '/staff/refresh-token', staying)
    expect(answer.status).toBe(200)
    return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  }
  const [arrived = '', refreshed = ''] = await overtaken(id, [() => device(email), stay, leave], NOTHING)
  expect(await areIn([leaving, arrived, staying, refreshed])).toEqual([false, true, true, true])
})

test('a session that another request has ended does not come back with a refresh', async () => {
  const email = 'ended@shop.example'
  const { id } = await member(payload, 'translator', [], email)
  const [here, there] = [await device(email), await device(email)]
  const refresh = () => send('POST', '/staff/refresh-token', here)
  await overtaken(id, [refresh], `delete from staff_sessions where _parent_id = ${id}`)
  expect(await areIn([here, there])).toEqual([false, false])
})

test('a log-out of all devices ends every session', async () => {
  const email = 'everywhere@shop.example'
  await member(payload, 'translator', [], email)
  const cookies = [await device(email), await device(email), await device(email)]
  expect((await send('POST', '/staff/logout?allSessions=true', cookies[0] ?? '')).status).toBe(200)
  expect(await areIn(cookies)).toEqual([false, false, false])
})

test('a change by an admin during a log-in is not undone', async () => {
  const email = 'demoted@shop.example'
  const { id } = await member(payload, 'content-manager', [], email)
  const [cookie = ''] = await overtaken(id, [() => device(email)], `update staff set role = 'read-only' where id = ${id}`)
  expect(await isIn(cookie)).toBe(true)
  expect((await payload.findByID({ collection: 'staff', id, overrideAccess: true })).role).toBe('read-only')
})

test('a save of the member of staff does not end a session that began meanwhile', async () => {
  const email = 'renamed@shop.example'
  const { id } = await member(payload, 'translator', [], email)
  const rename = async () => {
    await payload.update({ collection: 'staff', id, data: { name: 'Renamed' }, overrideAccess: true })
    return ''
  }
  const [cookie = ''] = await overtaken(id, [() => device(email), rename], NOTHING)
  expect(await isIn(cookie)).toBe(true)
  expect((await payload.findByID({ collection: 'staff', id, overrideAccess: true })).name).toBe('Renamed')
})

test('a log-in with the old password neither undoes the new one nor outlives it', async () => {
  const email = 'changed@shop.example'
  const { id } = await member(payload, 'translator', [], email)
  const here = await device(email)
  // Writes the hash of another row that has the new password, as a save would.
  const colleague = await member(payload, 'translator', [], 'colleague@shop.example', NEW_PASSWORD)
  const change = `update staff set (hash, salt) = (select hash, salt from staff where id = ${colleague.id}) where id = ${id}`
  const [late = ''] = await overtaken(id, [() => device(email)], `${change}; delete from staff_sessions where _parent_id = ${id}`)
  expect(await areIn([here, late])).toEqual([false, false])
  expect((await send('POST', '/staff/login', '', { email, password: PASSWORD })).status).toBe(401)
  expect(await isIn(await device(email, NEW_PASSWORD))).toBe(true)
})

test('a member of staff who is deleted during a log-in does not come back', async () => {
  const { id, email } = await member(payload, 'translator', [], 'deleted@shop.example')
  await overtaken(id, [() => device(email)], `delete from staff where id = ${id}`)
  expect((await payload.count({ collection: 'staff', where: { email: { equals: email } } })).totalDocs).toBe(0)
})

test('a member of staff who is moved to the bin during a log-in has no session when they come back', async () => {
  const { id, email } = await member(payload, 'translator', [], 'moved@shop.example')
  const [cookie = ''] = await overtaken(id, [() => device(email)], `update staff set deleted_at = now() where id = ${id}`)
  await payload.update({ collection: 'staff', id, data: { deletedAt: null }, trash: true, overrideAccess: true })
  expect(await isIn(cookie)).toBe(false)
})

test('wrong passwords end no session', async () => {
  const email = 'mistyped@shop.example'
  await member(payload, 'translator', [], email)
  const cookie = await device(email)
  for (let turn = 0; turn < 3; turn++)
    expect((await send('POST', '/staff/login', '', { email, password: 'wrong-password-1' })).status).toBe(401)
  expect(await isIn(cookie)).toBe(true)
  expect(await isIn(await device(email))).toBe(true)
})
