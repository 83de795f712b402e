import { Client } from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { emptyMarket } from './content-of-two-markets'
import { type Cms, startCms } from './start-cms'

let cms: Cms
beforeAll(async () => {
  cms = await startCms()
})

test('a save and a deletion are announced when they are committed, and not when they are rolled back', async () => {
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

test('an autosaved draft triggers no reload, may have half an address, and leaves the published version unchanged', async () => {
  const { payload } = cms
  const market = await emptyMarket(payload, 'xb')
  const heard: string[] = []
  const client = new Client({ connectionString: cms.url })
  await client.connect()
  client.on('notification', ({ channel }) => heard.push(channel))
  await client.query('listen cms_changed')
  const notices = async () => (await client.query('select 1'), heard.splice(0).length)
  const save = (data: { slug?: string; title?: string; _status: 'draft' | 'published' }, draft: boolean) =>
    payload.update({ collection: 'pages', id, data, draft, autosave: draft, overrideAccess: true })
  const data = { market, slug: 'eine-seite', title: 'Eine Seite', _status: 'draft' as const }
  const { id } = await payload.create({ collection: 'pages', draft: true, data, overrideAccess: true })
  expect(await notices()).toBe(0)
  await save({ _status: 'published' }, false)
  expect(await notices()).toBe(1)
  await save({ slug: 'Eine Sei', title: '', _status: 'draft' }, true)
  expect(await notices()).toBe(0)
  expect(await payload.findByID({ collection: 'pages', id, overrideAccess: true })).toMatchObject({
    slug: 'eine-seite',
    title: 'Eine Seite',
    _status: 'published',
  })
  await expect(save({ _status: 'published' }, false)).rejects.toThrow(/slug|title/i)
  await save({ slug: 'eine-seite', title: 'Eine Seite', _status: 'draft' }, false)
  expect(await notices()).toBe(1)
  await client.end()
})
