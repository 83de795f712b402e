import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { tried } from '@/collections/releases/release-items'
import { getPostgres, inTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import { startCms } from './start-cms'

let payload: Payload
beforeAll(async () => {
  payload = (await startCms()).payload
})

test('the content is read in one moment, by a transaction that writes nothing', async () => {
  const id = await payload.db.beginTransaction({ isolationLevel: 'repeatable read', accessMode: 'read only' })
  const session = getPostgres(payload).sessions[String(id)]
  const { rows } = (await session?.db.execute(sql`select current_setting('transaction_isolation') as level,
    current_setting('transaction_read_only') as "readOnly"`)) ?? { rows: [] }
  expect(rows).toEqual([{ level: 'repeatable read', readOnly: 'on' }])
  await payload.db.rollbackTransaction(String(id))
})

test('writes that each try something in a transaction of its own all go on, however many there are at once', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const req = await createLocalReq({}, payload)
      return inTransaction(req, () => tried(req, async () => 'tried'))
    }),
  )
  expect(outcomes).toEqual(outcomes.map(() => 'tried'))
})
