import { expect, test } from 'vitest'
import { ROLES } from '@/collections/access/roles'
import { groupsFor } from './places'

const EVERY_GROUP = ['today', 'content', 'campaigns', 'addresses', 'markets', 'team']
const placesOf = (role: (typeof ROLES)[number]) => groupsFor(role).flatMap(({ places }) => places.map(({ path }) => path))

test.each([
  ['admin', EVERY_GROUP, 22],
  ['content-manager', EVERY_GROUP.slice(0, 5), 20],
  ['market-manager', EVERY_GROUP, 21],
  ['translator', EVERY_GROUP.slice(0, 3), 10],
  ['read-only', EVERY_GROUP.slice(0, 5), 20],
] as const)('the menu of the role %s has its groups and as many places as the role may open', (role, groups, count) => {
  expect(groupsFor(role).map(({ name }) => name)).toEqual(groups)
  expect(placesOf(role)).toHaveLength(count)
})

test('only roles that may read it see the list of members of staff, the log of changes and the reports', () => {
  const who = (path: string) => ROLES.filter((role) => placesOf(role).includes(path))
  expect(who('/collections/staff')).toEqual(['admin'])
  expect(who('/collections/audit-log')).toEqual(['admin', 'market-manager'])
  expect(who('/reports')).toEqual(['admin', 'content-manager', 'market-manager', 'read-only'])
})
