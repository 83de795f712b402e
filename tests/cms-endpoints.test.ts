import type { Endpoint } from 'payload'
import { expect, test } from 'vitest'
import type { StaffDeclaration } from '@/collections/saving/staff-endpoint'
import { offlineConfig } from './support/offline-config'
import { describeAnswers } from './support/security-table'

const config = await offlineConfig()
const lists: [string, Endpoint[] | false][] = [
  ['', config.endpoints],
  ...config.collections.map(({ slug, endpoints }): [string, Endpoint[] | false] => [`/${slug}`, endpoints]),
]
const endpoints = lists.flatMap(([prefix, own]) =>
  (own || []).map(({ method, path, custom }) => ({
    rule: `${method.toUpperCase()} /cms-api${prefix}${path.replaceAll(/:(\w+)/g, '{$1}')}`,
    declared: custom?.declared as StaffDeclaration | undefined, // only `staffEndpoint` writes it
  })),
)
const declared = endpoints.flatMap(({ rule, declared: found }) => (found ? [{ rule, ...found }] : []))

const describeRow = ({ summary, who = 'staff', checks = [], query, body, answers }: StaffDeclaration) => ({
  summary,
  who: who === 'hidden' ? 'staff; others get a 404' : who,
  ...(checks.length > 0 && { checks }),
  ...(query && { query: true }),
  ...(body && { body: Object.keys(body).join(' or ') }),
  answers: describeAnswers(answers),
})

test('security/cms-routes.json is what the endpoints of the CMS declare (write it again with `vitest run -u` on this file)', async () => {
  const rows = declared.map(({ rule, ...declaration }) => [rule, describeRow(declaration)] as const)
  const table = Object.fromEntries(rows.toSorted(([one], [other]) => (one < other ? -1 : 1)))
  await expect(`${JSON.stringify(table, null, 2)}\n`).toMatchFileSnapshot('../security/cms-routes.json')
})

test('an endpoint of the CMS that changes something names what it checks', () => {
  expect(declared.length).toBeGreaterThan(30)
  expect(declared.filter(({ method, checks }) => method !== 'GET' && checks === undefined).map(({ rule }) => rule)).toEqual([])
})
