import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const Rule = z.strictObject({
  who: z.string().min(3),
  needs: z.array(z.string()).min(1),
  answers: z.string().min(3),
  /** 404 on hosts without accounts. */
  accounts: z.literal(true).optional(),
  /** `true`: only a logged-in customer may call; `optional`: a session that is sent must be valid. */
  customer: z.union([z.literal(true), z.literal('optional')]).optional(),
})
const rules = z.record(z.string(), Rule).parse(JSON.parse(readFileSync('security/routes.json', 'utf8')))

/** Handlers of the admin and of media belong to Payload. */
const OTHERS = /^(?:\(payload\)|media)\//
const files = readdirSync('src/app', { recursive: true, encoding: 'utf8' }).filter(
  (name) => /(^|\/)route\.ts$/.test(name) && !OTHERS.test(name),
)
/** `POST /api/trades` for each handler that a file exports. */
const handlers = files.flatMap((file) => {
  const source = readFileSync(join('src/app', file), 'utf8')
  const path = `/${file.replace(/\/?route\.ts$/, '')}`
  return [...source.matchAll(/export const (GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) = (\w+)/g)].map(([, method, made]) => ({
    rule: `${method} ${path}`,
    made,
    /** The source of the handler alone. */
    source: source.slice(source.indexOf(`export const ${method} =`)).split(/\n}\)/, 1)[0] ?? '',
  }))
})

test('every handler is in security/routes.json, and every rule there has a handler', () => {
  expect(handlers.map((handler) => handler.rule).toSorted()).toEqual(Object.keys(rules).toSorted())
})

test.each(handlers.map((handler) => [handler.rule, handler] as const))(
  '%s is made by endpoint() under its own name',
  (rule, { made, source }) => {
    expect(made).toBe('endpoint')
    expect(source).toContain(`rule: '${rule}'`)
  },
)

test.each(handlers.map((handler) => [handler.rule, handler] as const))(
  '%s asks for accounts and for a customer exactly as its rule says',
  (rule, { source }) => {
    const asked = /^ {2}customer: (true|'optional'),$/m.exec(source)?.[1]
    const { accounts, customer, who } = rules[rule] ?? expect.unreachable()
    expect([/^ {2}accounts: true,$/m.test(source), asked]).toEqual([
      accounts === true,
      customer && (customer === true ? 'true' : `'optional'`),
    ])
    expect(who === 'customer').toBe(customer === true)
  },
)

test('a handler for a customer or for accounts has a path that says so', () => {
  const personal = Object.entries(rules).filter(([rule]) =>
    /\/api\/(account|customers|activateCustomerByIdentifier)\b/.test(rule),
  )
  const open = personal.filter(([, { accounts }]) => !accounts).map(([rule]) => rule)
  expect(open).toEqual(['POST /api/customers/guest_account_number'])
})
