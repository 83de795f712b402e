import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { resetRateLimits } from '../support/platform-database'
import {
  api,
  bearer,
  logInPage,
  mailedSecret,
  newApiCustomer,
  ownThings,
  makeRegistration,
  type ApiCustomer,
} from './api-customer'
import { findShop } from './shops'

/**
 * A customer whose every word can be searched for goes through every endpoint, with good and bad bodies: nothing of it is in a
 * log (security 41).
 */
const HOST = 'de.localhost'
const mark = randomUUID().replaceAll('-', '')
const letters = mark.replace(/\d/g, (digit) => String.fromCharCode(103 + Number(digit)))
const canary = {
  ...{
    email: `canary.${mark}@example.com`,
    password: `canary words ${mark}`,
    firstName: `Vor${letters}`,
    lastName: `Nach${letters}`,
  },
  ...{ street: `Canary${letters}`, holder: `Holder${letters}`, iban: 'DE87123456781234567890', phone: '+4917612345679' },
}

const logs = (): [string, string][] => {
  const folder = join(process.env.STACK_DATA ?? '', 'logs')
  return readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')])
}

let customer: ApiCustomer
let cookie: string
let reset: string
beforeAll(async () => {
  await resetRateLimits()
  customer = await newApiCustomer(HOST, canary)
  await ownThings(customer)
  cookie = await logInPage(HOST, customer.person)
  await api(HOST, 'POST /api/account/forgotPasswordMail', { body: { email: canary.email } })
  reset = await mailedSecret(canary.email, 'token')
})

const rules = Object.keys(JSON.parse(readFileSync('security/routes.json', 'utf8'))).filter((rule) =>
  /\/api\/(account|customers|activate|trades)/.test(rule),
)

test('every endpoint is called with it, in a good body and in bad ones', async () => {
  const page = { cookie, 'x-session': 'cookie', origin: findShop(HOST).origin }
  const { own, tokens, person } = customer
  const whole = {
    ...makeRegistration(HOST, person),
    ...own,
    phone: canary.phone,
    currentPassword: canary.password,
    username: canary.email,
  }
  const headers = [
    page,
    bearer(tokens.access_token),
    { ...page, token: reset, identifier: own.customerIdentifier, 'refresh-token': tokens.refresh_token },
  ]
  const ends = (rule: string) => /logout|resetPassword|loginRefresh/.test(rule)
  for (const rule of rules.toSorted((a, b) => Number(ends(a)) - Number(ends(b)))) {
    const isRead = rule.startsWith('GET ')
    const path =
      rule.replace(/\{\w+\}/, tokens.refresh_token.slice(0, 32)) +
      (isRead ? `?mail=${encodeURIComponent(canary.email)}&token=${reset}` : '')
    for (const sent of headers)
      for (const body of isRead ? [undefined] : [whole, { ...whole, password: canary.password }, canary.email]) {
        const { status } = await api(HOST, path, { headers: sent, body })
        expect([rule, status < 500]).toEqual([rule, true])
      }
  }
  // Unusual input for the platform: a body that breaks off, a malformed address.
  expect((await api(HOST, `GET /account/password/reset/${reset}?mail=${canary.email}`)).status).toBeGreaterThan(300)
})

test('nothing of it is in a log of shop or platform', () => {
  const secrets: Record<string, string> = {
    ...{ email: canary.email, password: mark, first: canary.firstName, last: canary.lastName, street: canary.street },
    ...{
      holder: canary.holder,
      iban: canary.iban,
      ibanInGroups: canary.iban.replace(/(.{4})/g, '$1 ').trim(),
      phone: canary.phone,
    },
    ...{
      access: customer.tokens.access_token,
      signature: customer.tokens.access_token.split('.')[2] ?? '',
      refresh: customer.tokens.refresh_token,
    },
    ...{
      cookie: cookie.split('refresh=')[1]?.replace(/^\w+\./, '') ?? '',
      activation: customer.activation,
      reset,
      identifier: customer.own.customerIdentifier,
    },
  }
  const all = logs()
  for (const name of ['shop.log', 'platform.log'])
    expect([name, all.find(([file]) => file === name)?.[1].length]).toEqual([name, expect.toSatisfy((size: number) => size > 0)])
  for (const [what, secret] of Object.entries(secrets)) {
    expect([what, secret.length > 8]).toEqual([what, true])
    expect([what, all.filter(([, text]) => text.includes(secret)).map(([file]) => file)]).toEqual([what, []])
  }
})
