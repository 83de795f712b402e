import { fieldAffectsData } from 'payload/shared'
import { expect, test } from 'vitest'
import { auditLog } from './audit-log'
import { banners } from './banners'
import { markets } from './markets'
import { media } from './media'
import { folderStore } from '@/collections/media/picture-store'
import { missingPaths } from './missing-paths'
import { navigation } from './navigation'
import { pages } from './pages'
import { partners } from './partners'
import { redirects } from './redirects'
import { routeMaps } from './route-maps'

const collections = [
  auditLog,
  banners,
  markets,
  media(folderStore('data')),
  missingPaths,
  navigation,
  pages,
  partners,
  redirects,
  routeMaps,
]

test.each(collections.map((collection) => [collection.slug, collection] as const))(
  'the list of %s has 25 rows',
  (_slug, { admin }) => expect(admin?.pagination?.defaultLimit).toBe(25),
)

test.each(
  collections.flatMap(({ slug, fields, versions, admin }) => {
    const names = fields.flatMap((field) => (fieldAffectsData(field) ? [field.name] : []))
    const isDrafted = typeof versions === 'object' && Boolean(versions.drafts)
    const wanted = [...(names.includes('market') ? ['market'] : []), ...(isDrafted ? ['_status'] : [])]
    return wanted.length === 0 ? [] : [[slug, wanted, JSON.stringify(admin?.components?.beforeListTable ?? [])] as const]
  }),
)('the list of %s has quick filters by %s', (_slug, wanted, shown) => {
  // Redirects and missing addresses have views of their own, with the same filter by market.
  const isOwn = /#(?:Redirect|Missing)Filters/.test(shown)
  for (const name of wanted) expect(isOwn || shown.includes(`"${name}"`)).toBe(true)
})

test('the list of pictures is searched by the name that a file had, its text and its credit', () => {
  expect(media(folderStore('data')).admin?.listSearchableFields).toEqual(['originalName', 'alt', 'credit', 'filename'])
})

test('the list of redirects has the target as its second column, which stores nothing', () => {
  expect(redirects.admin?.defaultColumns?.slice(0, 2)).toEqual(['from', 'target'])
  const stored = redirects.fields.flatMap((field) => (fieldAffectsData(field) ? [field.name] : []))
  expect(stored).not.toContain('target')
})
