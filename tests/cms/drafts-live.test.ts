import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DraftRequests, draftRequests } from './draft-requests'

/** What the shop and its copies see of drafts of banners, navigation, contact subjects and partners. */
const always = { depth: 0, overrideAccess: true } as const
const heard: string[] = []
let cms: DraftRequests
let client: Client

beforeAll(async () => {
  cms = await draftRequests()
  client = new Client({ connectionString: cms.trail.url })
  await client.connect()
  client.on('notification', ({ channel }) => heard.push(channel))
  await client.query('listen cms_changed')
})
afterAll(async () => {
  await client.end()
  await cms.trail.stop()
})

/** How often the instances of the shop were called to read the content again since this was last asked. */
const notices = async () => (await client.query('select 1'), heard.splice(0).length)

test.each([
  ['banners', { headline: 'Als Entwurf' }, { text: 'Nur ein Text' }],
  ['navigation', { main: [] }, { legal: [] }],
  ['contact-subjects', { subjects: [] as object[] }, {}],
  ['partners', { headline: 'Als Entwurf' }, { intro: 'Nur ein Text' }],
] as const)('a draft of %s is not in the shop and calls no instance until it is published', async (slug, values, partly) => {
  const collection = cms.payload.collections[slug].config.slug as 'banners'
  const stored = await cms.payload.findByID({ collection, id: cms.own(slug), ...always })
  const subjects = 'subjects' in stored && Array.isArray(stored.subjects) ? stored.subjects.toReversed() : []
  const data = 'subjects' in values ? { subjects } : values
  const update = (fields: object, draft: boolean) =>
    cms.payload.update({ collection, id: cms.own(slug), data: fields, draft, ...always })
  await notices()
  const before = await cms.inShop()
  await update({ ...data, _status: 'draft' }, true)
  expect([await notices(), await cms.inShop()]).toEqual([0, before])
  await update({ ...partly, _status: 'published' }, false)
  expect(await notices()).toBe(1)
  expect(await cms.inShop()).not.toEqual(before)
})

test('a draft is checked as a save is', async () => {
  await expect(cms.saveBanner({ headline: '', _status: 'draft' }, true)).rejects.toMatchObject({ status: 400 })
  const period = { validFrom: '2031-01-02T00:00:00.000Z', validTo: '2031-01-01T00:00:00.000Z' }
  await expect(cms.saveBanner({ ...period, _status: 'draft' }, true)).rejects.toMatchObject({ status: 400 })
})

test('a banner that was never published is in no shop, no copy and no count, and a save that says nothing of drafts publishes', async () => {
  const draft = await cms.payload.create({ collection: 'banners', data: cms.aNew('Nie live'), draft: true, ...always })
  expect(await cms.headlines()).not.toContain('Nie live')
  await cms.payload.update({ collection: 'banners', id: draft.id, data: { text: 'Weiter' }, draft: true, ...always })
  expect(await cms.headlines()).not.toContain('Nie live')
  const { id } = await cms.payload.create({ collection: 'banners', data: cms.aNew('Sofort live'), ...always })
  expect(await cms.headlines()).toContain('Sofort live')
  await cms.payload.update({ collection: 'banners', id, data: { headline: 'Weiter live' }, ...always })
  expect(await cms.headlines()).toContain('Weiter live')
  await cms.payload.update({ collection: 'banners', id, data: { _status: 'draft' }, ...always })
  expect(await cms.headlines()).not.toContain('Weiter live')
  for (const made of [id, draft.id]) await cms.payload.delete({ collection: 'banners', id: made, ...always })
})

test.each(['banners', 'pages'] as const)(
  '%s: the form goes back from a draft to what is live, as Payload asks for it',
  async (slug) => {
    const collection = slug as 'banners'
    const field = slug === 'pages' ? 'title' : 'headline'
    const read = async (draft: boolean) =>
      Object.fromEntries(Object.entries(await cms.payload.findByID({ collection, id: cms.own(slug), draft, ...always })))
    await cms.payload.update({ collection, id: cms.own(slug), data: { _status: 'published' }, ...always })
    const live = (await read(false))[field]
    const wrong: object = { [field]: 'Doch nicht', _status: 'draft' }
    await cms.payload.update({ collection, id: cms.own(slug), data: wrong, draft: true, ...always })
    expect((await read(true))[field]).toBe('Doch nicht')
    const { body } = await cms.ask('GET', `/${slug}/${cms.own(slug)}?depth=0`, 'content-manager')
    expect((await cms.ask('PATCH', `/${slug}/${cms.own(slug)}?depth=0`, 'content-manager', body)).status).toBe(200)
    expect([(await read(true))[field], (await read(true))._status]).toEqual([live, 'published'])
  },
)

test('a picture is in use by a banner that shows it only in a draft, or no longer in its draft', async () => {
  const { rows } = await client.query(`insert into media (alt, filename) values ('Ein Karton', 'karton.png') returning id`)
  const picture = Number(rows[0]?.id)
  const uses = async () => (await cms.ask('GET', `/media/${picture}/uses`, 'admin')).body.places
  await cms.saveBanner({ image: picture, _status: 'draft' }, true)
  expect(await uses()).toMatchObject([{ collection: 'banners', id: cms.own('banners') }])
  await cms.saveBanner({ _status: 'published' }, false)
  await cms.saveBanner({ image: null, _status: 'draft' }, true)
  expect(await uses()).toMatchObject([{ collection: 'banners', id: cms.own('banners') }])
  await cms.saveBanner({ _status: 'published' }, false)
  expect(await uses()).toEqual([])
})

test('lists of the admin show drafts by market, find them, and have every document once', async () => {
  const all = async (collection: string, query: string) =>
    (await cms.ask('GET', `/${collection}?draft=true&depth=0&${query}`, 'translator')).body.docs
  for (const collection of ['navigation', 'contact-subjects'] as const) {
    const ids = [...new Set([cms.trail.content.own[collection], cms.trail.content.other[collection]])]
    const docs: { id: number; marketName: string }[] = await all(collection, 'sort=marketName')
    expect(docs.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    expect(docs.map(({ marketName }) => marketName)).toContain('Deutschland')
    const found = await all(collection, 'where[or][0][marketName][like]=Deutschl')
    expect(found).toMatchObject([{ id: cms.own(collection) }])
  }
  await cms.saveBanner({ headline: 'Suche mich', _status: 'draft' }, true)
  expect(await all('banners', 'where[or][0][headline][like]=Suche mich')).toMatchObject([{ id: cms.own('banners') }])
  expect(await all('banners', 'where[_status][equals]=draft')).toMatchObject([{ headline: 'Suche mich' }])
  await cms.publishAgain()
})
