import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { hasAccounts } from '@/domain/market/widget-modes'
import { resetRateLimits } from '../support/platform-database'
import { api, bearer, logInPage, newApiCustomer, type ApiCustomer } from './api-customer'
import { hosts, inParallel, findShop } from './shops'

/** Who may call what, where (B-08): every rule of the table x every role x every host, on the running build. */
const Rules = z.record(
  z.string(),
  z.looseObject({ accounts: z.boolean().optional(), customer: z.union([z.literal(true), z.literal('optional')]).optional() }),
)
const rules = Object.entries(Rules.parse(JSON.parse(readFileSync('security/routes.json', 'utf8'))))
const locals = hosts.filter(({ environment }) => environment === 'local').map(({ hostname }) => hostname)
const VALUES: Record<string, string> = { accessId: 'a'.repeat(22), key: 'k'.repeat(32), emailHash: 'h'.repeat(40) }

/** A well-formed address of the rule with ids that do not exist. */
const callOf = (rule: string) => rule.replace(/\{(\w+)\}/g, (_place, name: string) => VALUES[name] ?? 'x')
const isRead = (rule: string) => rule.startsWith('GET ')
/** Ends the session that it is called with; `account-sessions.full.test.ts` covers it. */
const ENDS_SESSIONS = 'POST /api/account/logout'

const ROLES = ['anonymous', 'cookie', 'bearer', 'forged bearer', 'refresh token as bearer'] as const
type Role = (typeof ROLES)[number]

let customer: ApiCustomer
let roles: Record<Role, Record<string, string>>
beforeAll(async () => {
  await resetRateLimits()
  customer = await newApiCustomer('de.localhost')
  const cookie = await logInPage('de.localhost', customer.person)
  const { access_token, refresh_token } = customer.tokens
  const [head = '', body = '', signature = ''] = access_token.split('.')
  roles = {
    anonymous: {},
    cookie: { cookie, 'sec-fetch-site': 'same-origin' },
    bearer: bearer(access_token),
    'forged bearer': bearer([head, body, [...signature].toReversed().join('')].join('.')),
    'refresh token as bearer': bearer(refresh_token),
  }
})

const call = (host: string, rule: string, role: Role) =>
  api(host, callOf(rule), { headers: roles[role], body: isRead(rule) ? undefined : {} })

type ExpectedAccess = 'absent' | 'closed' | 'open'
function accessOfRole(host: string, [rule, { accounts, customer: needs }]: (typeof rules)[number], role: Role): ExpectedAccess {
  const there = hasAccounts(findShop(host).mode)
  if (accounts && !there) return 'absent'
  const known = role === 'cookie' || role === 'bearer'
  if (needs === true) return known ? 'open' : 'closed'
  // A sale ignores a cookie unless the page asks for it; a request with a bearer token needs a valid one.
  if (needs === 'optional' && there) return role === 'forged bearer' || role === 'refresh token as bearer' ? 'closed' : 'open'
  return rule === ENDS_SESSIONS ? 'closed' : 'open'
}

describe.each(ROLES)('%s', (role) => {
  test.each(locals)('on %s gets as far as each rule says', async (host) => {
    const tried = rules.filter(([rule]) => rule !== ENDS_SESSIONS)
    await inParallel(tried, 4, async (row) => {
      const [rule] = row
      const { status, json, text } = await call(host, rule, role)
      const code = z.object({ code: z.string() }).safeParse(json).data?.code
      const where = `${rule} as ${role} on ${host}: ${status} ${code}`
      const access = accessOfRole(host, row, role)
      if (access === 'absent') expect([where, status, code]).toEqual([where, 404, 'not_found'])
      else if (access === 'closed') expect([where, status, code]).toEqual([where, 401, 'unauthorized'])
      else expect([where, code === 'unauthorized' || status >= 500]).toEqual([where, false])
      if (access === 'open' && row[1].customer === true) expect([where, status]).toEqual([where, isRead(rule) ? 200 : 400])
      if (access !== 'open') expect(text).not.toContain(customer.person.email)
    })
  })
})

test('a rule without a customer answers all roles alike', async () => {
  const open = rules.filter(([rule, { customer: needs }]) => needs === undefined && rule !== ENDS_SESSIONS)
  await inParallel(open, 4, async ([rule]) => {
    const statuses = await Promise.all(ROLES.map(async (role) => (await call('de.localhost', rule, role)).status))
    expect([rule, new Set(statuses).size]).toEqual([rule, 1])
  })
})

test('any change by cookie from another page is refused', async () => {
  const changes = rules.filter(([rule, row]) => row.accounts && !isRead(rule))
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: findShop('fr.localhost').origin },
    { 'sec-fetch-site': 'cross-site' },
  ]
  await inParallel(changes, 4, async ([rule]) => {
    for (const headers of foreign) {
      const answer = await api('de.localhost', callOf(rule), {
        headers: { ...roles.cookie, 'x-session': 'cookie', ...headers },
        body: {},
      })
      expect([rule, answer.status, answer.json]).toEqual([rule, 403, expect.objectContaining({ code: 'forbidden' })])
    }
  })
})

test('a customer of one market stays the same customer on the others', async () => {
  for (const host of locals.filter((name) => hasAccounts(findShop(name).mode))) {
    const { json } = await api(host, 'GET /api/customers/customers', { headers: roles.bearer })
    expect([host, json]).toEqual([host, customer.own])
  }
})
