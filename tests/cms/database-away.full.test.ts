import { sql } from 'drizzle-orm'
import { handleEndpoints } from 'payload'
import { Client } from 'pg'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { withReadSession } from '@/cms/staff-api'
import { getPostgres } from '@trade-in-shop/payload-workbench/saving/transaction'
import { isDatabaseAway } from '@trade-in-shop/runtime/error-text'
import { member, PASSWORD } from './people'
import { type Cms, startCms } from './start-cms'
import { testWith } from '../support/test-with'

let cms: Cms
beforeAll(async () => {
  cms = await startCms()
  await member(cms.payload, 'admin', [])
})

const ask = (path: string, init: RequestInit) =>
  handleEndpoints({ config: cms.payload.config, request: new Request(`http://localhost:3000/cms-api${path}`, init) })

test('a table that does not answer gives 503 after two seconds, and the next request is served', async () => {
  const login = await ask('/staff/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    body: JSON.stringify({ email: 'admin@shop.example', password: PASSWORD }),
  })
  const headers = { cookie: login.headers.get('set-cookie')?.split(';')[0] ?? '', origin: 'http://localhost:3000' }
  const client = new Client({ connectionString: cms.url })
  await client.connect()
  await client.query('begin; lock table banners in access exclusive mode')
  const answer = await ask('/banners', { headers })
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('1')
  expect(await answer.text()).toMatch(/does not answer just now/)
  await client.query('rollback')
  expect((await ask('/banners', { headers })).status).toBe(200)
  await client.end()
})

test('a valid session gets 503 from a pool without a free connection, and stays logged in', async () => {
  const login = await ask('/staff/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    body: JSON.stringify({ email: 'admin@shop.example', password: PASSWORD }),
  })
  const headers = { cookie: login.headers.get('set-cookie')?.split(';')[0] ?? '', origin: 'http://localhost:3000' }
  const { pool } = getPostgres(cms.payload)
  // Every connection that is free; the CMS itself may hold one.
  const connecting = await Promise.allSettled(Array.from({ length: 10 }, () => pool.connect()))
  const taken = connecting.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const read = withReadSession((request: Request) => handleEndpoints({ config: cms.payload.config, request }))
  const paths = ['/banners', '/staff/me', '/markets', '/staff?limit=1', '/pages?limit=1']
  const answers = await Promise.all(
    [...paths, ...paths].map((path) => read(new Request(`http://localhost:3000/cms-api${path}`, { headers }), undefined)),
  )
  for (const client of taken) client.release()
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
  for (const answer of answers) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  const me = await read(new Request('http://localhost:3000/cms-api/staff/me', { headers }), undefined)
  expect(await me.text()).toContain('admin@shop.example')
  expect((await ask('/banners', {})).status).toBe(403)
})

const JSON_FROM_ADMIN = { 'content-type': 'application/json', origin: 'http://localhost:3000' }
const logIn = async () => {
  const body = JSON.stringify({ email: 'admin@shop.example', password: PASSWORD })
  const login = await ask('/staff/login', { method: 'POST', headers: JSON_FROM_ADMIN, body })
  return { ...JSON_FROM_ADMIN, cookie: login.headers.get('set-cookie')?.split(';')[0] ?? '' }
}
const newMember = (nth: number) => ({
  email: `cut-${nth}@shop.example`,
  password: PASSWORD,
  name: 'Cut',
  role: 'admin',
  markets: [],
})

/** Ends the connection of each open transaction of the CMS. */
async function cutTransactions(): Promise<number> {
  const client = new Client({ connectionString: cms.url })
  await client.connect()
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`,
  )
  await client.end()
  return rowCount ?? 0
}

testWith('transaction-errors')(
  'a transaction whose connection is cut before its commit is an error for who commits it',
  async () => {
    const { db } = cms.payload
    const id = await db.beginTransaction()
    expect(await cutTransactions()).toBe(1)
    await expect(db.commitTransaction(id ?? '')).rejects.toSatisfy(isDatabaseAway)
  },
)

testWith('transaction-errors')('a save for which the server has no connection left answers 503', async () => {
  const headers = await logIn()
  const { pool } = getPostgres(cms.payload)
  const full = Object.assign(new Error('sorry, too many clients already'), { code: '53300' })
  const connect = pool.connect.bind(pool)
  // Single statements take a connection by a callback, transactions by a promise.
  Object.assign(pool, { connect: (answer?: Parameters<typeof connect>[0]) => (answer ? connect(answer) : Promise.reject(full)) })
  const answer = await ask('/staff', { method: 'POST', headers, body: JSON.stringify(newMember(0)) })
  Reflect.deleteProperty(pool, 'connect')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
})

testWith('transaction-errors')('a save whose connection is cut answers 503 wherever that happens', async () => {
  const headers = await logIn()
  const statuses: number[] = []
  for (let nth = 0; nth < 12; nth++) {
    const save = ask('/staff', { method: 'POST', headers, body: JSON.stringify(newMember(nth + 1)) })
    await wait(nth * 8)
    await cutTransactions()
    statuses.push((await save).status)
  }
  expect(statuses.filter((status) => ![201, 503].includes(status))).toEqual([])
})

test('a connection that is cut inside a transaction is an error of that transaction only', async () => {
  const loose: unknown[] = []
  const hear = (error: unknown) => loose.push(error)
  process.on('uncaughtException', hear)
  const { drizzle } = getPostgres(cms.payload)
  const client = new Client({ connectionString: cms.url })
  await client.connect()
  const cut = drizzle.transaction(async (session) => {
    const { rows } = await session.execute(sql`select pg_backend_pid() as pid`)
    await client.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid])
    await session.execute(sql`select 1`)
  })
  await expect(cut).rejects.toThrow()
  await client.end()
  process.off('uncaughtException', hear)
  expect(loose).toEqual([])
  expect((await ask('/markets', {})).status).not.toBe(503)
})
