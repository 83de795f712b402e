import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type VersionRequests, versionRequests } from './version-requests'

const always = { depth: 0, overrideAccess: true } as const
let cms: VersionRequests
let path: string
beforeAll(async () => {
  cms = await versionRequests()
  path = `/live/markets/${cms.market}/drafts`
})
afterAll(() => cms.trail.stop())

const stored = () => cms.payload.findByID({ collection: 'markets', id: cms.market, ...always })
const save = (who: string, values: object) => cms.ask('POST', path, who, { values })
const drafts = async (who = 'admin') => (await cms.ask('GET', path, who)).body.drafts
const idOf = (who: 'admin' | 'market-manager') => cms.people.get(who)?.id
async function act(what: 'publish' | 'discard', of: 'admin' | 'market-manager', who: string) {
  const at = (await drafts()).find(({ author }: { author: number }) => author === idOf(of))?.at
  return cms.ask('POST', `${path}/${idOf(of)}/${what}`, who, { at })
}
const more = { hostname: 'mehr.de.localhost', mode: 'default', environment: 'local', canonical: false } as const

describe('a draft of the settings of a market', () => {
  test('a draft of the settings of a market waits without changing the market, is read in words, and published by a colleague', async () => {
    const before = await stored()
    expect((await save('market-manager', { ...before, name: 'Neuer Name' })).status).toBe(200)
    expect(await stored()).toEqual(before)
    expect(await drafts()).toMatchObject([{ by: 'market-manager', isOwn: false }])
    const { body } = await cms.ask('GET', `${path}/${idOf('market-manager')}`, 'admin')
    expect(body.rows).toMatchObject([{ path: 'name', lines: [{ now: before.name, then: 'Neuer Name' }] }])
    expect(body.values).toMatchObject({ name: 'Neuer Name', updatedAt: before.updatedAt })
    expect((await act('publish', 'market-manager', 'admin')).status).toBe(200)
    expect((await stored()).name).toBe('Neuer Name')
    expect(await drafts()).toEqual([])
    const log = { collection: 'audit-log', where: { subject: { equals: 'markets' } }, sort: '-at', limit: 2, ...always } as const
    const { docs } = await cms.payload.find(log)
    expect(docs).toMatchObject([
      { action: 'goLive', whoName: 'admin' },
      { action: 'saveDraft', whoName: 'market-manager' },
    ])
  })

  test('a draft of the settings of a market leaves what colleagues have saved since, and is refused where they saved the same field', async () => {
    const before = await stored()
    await save('market-manager', { ...before, name: 'Aus dem Entwurf' })
    await cms.payload.update({ collection: 'markets', id: cms.market, data: { domain: 'de.anders.localhost' }, ...always })
    expect((await act('publish', 'market-manager', 'market-manager')).status).toBe(200)
    expect(await stored()).toMatchObject({ name: 'Aus dem Entwurf', domain: 'de.anders.localhost' })
    await save('market-manager', { ...(await stored()), name: 'Noch ein Entwurf' })
    await cms.payload.update({ collection: 'markets', id: cms.market, data: { name: 'Gespeichert' }, ...always })
    const { status, body } = await act('publish', 'market-manager', 'admin')
    expect([status, body.errors[0].message]).toEqual([409, expect.stringContaining('in another way: "Name"')])
    expect((await stored()).name).toBe('Gespeichert')
    expect((await act('discard', 'market-manager', 'admin')).status).toBe(200)
    expect(await drafts()).toEqual([])
  })

  test('a draft of the settings of a market has only what its author may save, and is published only by who may save all of it', async () => {
    const before = await stored()
    const hosts = [...(before.hosts ?? []), more]
    expect((await save('market-manager', { ...before, hosts })).status).toBe(400)
    expect((await save('admin', { ...before, hosts, name: 'Mit Host' })).status).toBe(200)
    const refused = await act('publish', 'admin', 'market-manager')
    expect([refused.status, refused.body.errors[0].message]).toEqual([403, expect.stringContaining('may not change: "Hosts"')])
    expect(await stored()).toEqual(before)
    expect((await act('publish', 'admin', 'admin')).status).toBe(200)
    expect((await stored()).hosts?.map(({ hostname }) => hostname)).toContain(more.hostname)
  })

  test('a draft of the settings of a market with a schedule of switches has its owner, and is checked by the rules of a save', async () => {
    const before = await stored()
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    const plan = (from: number, until: number) => ({ switch: 'newsletter', on: true, from: at(from), until: at(until) })
    expect((await save('market-manager', { ...before, switchPlans: [plan(2, 1)] })).status).toBe(400)
    await save('market-manager', { ...before, switchPlans: [plan(1, 2)] })
    expect((await stored()).switchPlans ?? []).toEqual([])
    expect((await act('publish', 'market-manager', 'admin')).status).toBe(200)
    expect((await stored()).switchPlans).toMatchObject([{ switch: 'newsletter', owner: idOf('market-manager') }])
  })

  test('a draft of the settings of a market that was saved again is not published as it was read', async () => {
    await save('market-manager', { ...(await stored()), name: 'Erstens' })
    const [{ at }] = await drafts()
    await save('market-manager', { ...(await stored()), name: 'Zweitens' })
    const { status, body } = await cms.ask('POST', `${path}/${idOf('market-manager')}/publish`, 'admin', { at })
    expect([status, body.errors[0].message]).toEqual([409, expect.stringContaining('changed meanwhile')])
    await act('discard', 'market-manager', 'market-manager')
  })
})

test.each(['content-manager', 'translator', 'read-only', null])('%s neither reads nor makes drafts of a market', async (who) => {
  const at = new Date().toISOString()
  for (const [method, to, body] of [
    ['GET', path, undefined],
    ['POST', path, { values: { name: 'X' } }],
    ['GET', `${path}/${idOf('admin')}`, undefined],
    ['POST', `${path}/${idOf('admin')}/publish`, { at }],
    ['POST', `${path}/${idOf('admin')}/discard`, { at }],
  ] as const)
    expect([to, (await cms.ask(method, to, who, body)).status]).toEqual([to, 403])
})

test('a manager of another market has none of this one, and a saved draft is in the log', async () => {
  const other = `/live/markets/${cms.trail.content.other.markets}/drafts`
  expect((await cms.ask('GET', other, 'market-manager')).status).toBe(403)
  expect((await cms.ask('POST', other, 'market-manager', { values: { name: 'X' } })).status).toBe(403)
  await cms.trail.forget()
  await save('market-manager', { ...(await stored()), name: 'Im Protokoll' })
  expect(await cms.trail.told()).toMatchObject([{ action: 'saveDraft', subject: 'markets', after: { name: 'Im Protokoll' } }])
})
