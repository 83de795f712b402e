import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { versionInWords } from '@/admin/versions/version-in-words'
import { versionOf } from '@/collections/versions/version-of'
import { type VersionRequests, versionRequests } from './version-requests'

let cms: VersionRequests
beforeAll(async () => void (cms = await versionRequests()))
afterAll(() => cms.trail.stop())

describe('restoring fields of a market', () => {
  const stored = () => cms.payload.findByID({ collection: 'markets', id: cms.market, depth: 0, overrideAccess: true })
  const save = (data: object) => cms.payload.update({ collection: 'markets', id: cms.market, data, overrideAccess: true })
  let old: string | number
  beforeEach(async () => {
    await save({ name: 'Früher', switches: { newsletter: true, b2b: true }, indexable: true })
    ;[{ id: old } = { id: '' }] = await cms.versions('markets', cms.market)
    await save({ name: 'Heute', switches: { newsletter: false, b2b: false }, indexable: false })
    await cms.trail.forget()
  })

  test('restores the ticked fields, also inside a group; everything else stays as it is now', async () => {
    const before = await stored()
    const { status } = await cms.bring('markets', old, 'market-manager', {
      fields: ['switches.newsletter'],
      updatedAt: before.updatedAt,
    })
    expect(status).toBe(200)
    const after = await stored()
    expect(after.switches).toMatchObject({ ...before.switches, newsletter: true })
    expect({ ...after, switches: null, updatedAt: null }).toEqual({ ...before, switches: null, updatedAt: null })
    expect(await cms.trail.told()).toMatchObject([
      {
        action: 'restore',
        who: cms.people.get('market-manager')?.id,
        before: { 'switches.newsletter': false },
        after: { 'switches.newsletter': true },
      },
    ])
  })

  test('does not overwrite a newer save: it is answered like any save', async () => {
    const { updatedAt } = await stored()
    await save({ name: 'Noch später' })
    const { status, body } = await cms.bring('markets', old, 'admin', { fields: ['name'], updatedAt })
    expect(status).toBe(409)
    expect(body.errors[0].data.conflict.changes).toMatchObject([{ path: 'name', theirs: 'Noch später', yours: 'Früher' }])
    expect((await stored()).name).toBe('Noch später')
  })

  test('leaves a field unchanged that its restorer may not change, and says so', async () => {
    const req = await cms.requestOf('market-manager')
    const rows = await versionInWords(req, 'markets', await versionOf(req, 'markets', String(old)))
    expect(rows.map(({ path, mayChange }) => [path, mayChange])).toEqual([
      ['name', true],
      ['indexable', false],
      ['switches.newsletter', true],
      ['switches.b2b', true],
    ])
    const { updatedAt } = await stored()
    expect((await cms.bring('markets', old, 'market-manager', { fields: ['indexable', 'name'], updatedAt })).status).toBe(200)
    expect(await stored()).toMatchObject({ indexable: false, name: 'Früher' })
  })

  test.each([
    ['admin', 200],
    ['market-manager', 200],
    ['content-manager', 403],
    ['translator', 403],
    ['read-only', 403],
  ] as const)('%s: %i', async (role, status) => {
    const { updatedAt } = await stored()
    expect((await cms.bring('markets', old, role, { fields: ['name'], updatedAt })).status).toBe(status)
    expect((await stored()).name).toBe(status === 200 ? 'Früher' : 'Heute')
  })

  test('obeys the rules of any save', async () => {
    const { updatedAt } = await stored()
    const asked = (more: object) =>
      cms.ask('POST', `/markets/versions/${old}/fields`, 'admin', { fields: ['name'], updatedAt, ...more })
    expect((await asked({ fields: [] })).status).toBe(400)
    expect((await asked({ fields: ['code', 'updatedAt', 'nothing'] })).status).toBe(400)
    expect((await asked({ updatedAt: undefined })).status).toBe(400)
    expect((await cms.ask('POST', '/markets/versions/99999999/fields', 'admin', { fields: ['name'], updatedAt })).status).toBe(
      404,
    )
    expect((await cms.ask('POST', `/markets/versions/${old}/fields`, null, { fields: ['name'], updatedAt })).status).toBe(403)
  })
})
