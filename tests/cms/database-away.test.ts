import { sql } from 'drizzle-orm'
import { handleEndpoints } from 'payload'
import { Client } from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { withReadSession } from '@/cms/staff-api'
import { postgresOf } from '@/collections/database/database-pool'
import { member, PASSWORD } from './people'
import { type Cms, startCms } from './start-cms'

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
  const { pool } = postgresOf(cms.payload)
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

test('a connection that is cut inside a transaction is an error of that transaction only', async () => {
  const loose: unknown[] = []
  const hear = (error: unknown) => loose.push(error)
  process.on('uncaughtException', hear)
  const { drizzle } = postgresOf(cms.payload)
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
