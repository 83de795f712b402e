import { type TypedUser, ValidationError } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { as, attempt } from './attempt'
import { member } from './people'
import { type Cms, startCms } from './start-cms'

const collection = 'payload-query-presets'
let cms: Cms
let owner: TypedUser
let others: readonly (TypedUser | null)[]

beforeAll(async () => {
  cms = await startCms()
  const { payload } = cms
  owner = await member(payload, 'translator', [])
  others = [await member(payload, 'admin', []), await member(payload, 'read-only', []), null]
})

/** A view of `owner`, which the staff of this constraint can open. */
const viewFor = (constraint: 'onlyMe' | 'everyone') =>
  cms.payload.create({
    collection,
    data: {
      title: 'Gone for good',
      relatedCollection: 'redirects',
      where: { status: { equals: '410' } },
      access: { read: { constraint } },
    },
    user: owner,
    overrideAccess: false,
  })

const rightsOf = async (id: number, user: TypedUser | null) => ({
  read: await attempt(cms.payload, (req) => cms.payload.findByID({ collection, id, ...as(user, req) })),
  update: await attempt(cms.payload, (req) => cms.payload.update({ collection, id, data: { title: 'Old' }, ...as(user, req) })),
  delete: await attempt(cms.payload, (req) => cms.payload.delete({ collection, id, ...as(user, req) })),
})
const NONE = { read: 'denied', update: 'denied', delete: 'denied' }

test('a saved view is its owner’s alone', async () => {
  const { id } = await viewFor('onlyMe')
  expect(await rightsOf(id, owner)).toEqual({ read: 'allowed', update: 'allowed', delete: 'allowed' })
  for (const other of others) expect(await rightsOf(id, other)).toEqual(NONE)
})

test('a saved view that its owner shares is opened by all staff and changed by none of them', async () => {
  const { id } = await viewFor('everyone')
  const [admin, reader] = others
  for (const other of [admin ?? null, reader ?? null]) expect(await rightsOf(id, other)).toEqual({ ...NONE, read: 'allowed' })
})

test.each(['update', 'delete'] as const)('a saved view whose %s is given to all staff is refused', async (operation) => {
  const data = {
    title: 'Gone for good',
    relatedCollection: 'redirects' as const,
    access: { [operation]: { constraint: 'everyone' as const } },
  }
  await expect(cms.payload.create({ collection, data, user: owner, overrideAccess: false })).rejects.toThrow(ValidationError)
})

test('a visitor neither opens nor makes a saved view', async () => {
  const { id } = await viewFor('everyone')
  expect((await rightsOf(id, null)).update).toBe('denied')
  const data = { title: 'Mine', relatedCollection: 'redirects' as const }
  expect(await attempt(cms.payload, (req) => cms.payload.create({ collection, data, ...as(null, req) }))).toBe('denied')
})
