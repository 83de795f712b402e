import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyMarket } from './content-of-two-markets'
import { type Cms, startCms } from './start-cms'

let cms: Cms
beforeAll(async () => {
  cms = await startCms('announcements')
})
afterAll(async () => cms.stop())

test('a save and a deletion are announced when they are stored, and not when they are taken back', async () => {
  const { payload } = cms
  const market = await emptyMarket(payload, 'xa')
  const client = new Client({ connectionString: cms.url })
  await client.connect()
  const heard: string[] = []
  client.on('notification', ({ channel }) => heard.push(channel))
  await client.query('listen cms_changed')
  const data = { market, place: 'home' as const, headline: 'Neu', position: 1 }
  const { id } = await payload.create({ collection: 'banners', data, overrideAccess: true })
  await client.query('select 1')
  expect(heard).toEqual(['cms_changed'])
  await payload.delete({ collection: 'banners', id, overrideAccess: true })
  await client.query('select 1')
  expect(heard).toEqual(['cms_changed', 'cms_changed'])
  const transactionID = (await payload.db.beginTransaction()) ?? ''
  await payload.create({ collection: 'banners', data, overrideAccess: true, req: { transactionID } })
  await payload.db.rollbackTransaction(transactionID)
  await client.query('select 1')
  expect(heard).toHaveLength(2)
  await client.end()
})
