import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as mini from 'zod/mini'
import type * as Checkout from '@/domain/checkout/checkout-form'
import type * as Profile from '@/domain/checkout/profile-form'
import type { CheckoutFacts } from '@/domain/checkout/checkout-form'

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name))
const text = (file: string) => readFileSync(file, 'utf8')
const withZod = (folder: string) => filesBelow(folder).filter((file) => /^import \* as z from 'zod'/m.test(text(file)))
/** Schemas in a file of their own; components are loaded by journeys. */
const FILES = [
  ...withZod('src/contracts'),
  ...withZod('src/domain'),
  ...withZod('src/storefront').filter((file) => file.endsWith('.ts')),
]

type Module = Record<string, unknown>
type Loaded = { server: Module; browser: Module }
const loaded = new Map<string, Loaded>()
const load = (file: string): Promise<Module> => import(/* @vite-ignore */ join(process.cwd(), file))
beforeAll(async () => {
  for (const file of FILES) loaded.set(file, { server: await load(file), browser: {} })
  vi.resetModules()
  vi.doMock('zod', () => import('./browser-zod'))
  for (const file of FILES) Object.assign(loaded.get(file)?.browser ?? {}, await load(file))
})
afterAll(() => vi.doUnmock('zod'))
const isSchema = (value: unknown): value is mini.core.$ZodType => value instanceof mini.core.$ZodType
const shapeOf = (value: unknown) => (isSchema(value) ? mini.toJSONSchema(value, { unrepresentable: 'any', io: 'input' }) : null)

test.each(FILES)('%s has the same schemas in the browser as on the server', (file) => {
  const { server, browser } = loaded.get(file) ?? { server: {}, browser: {} }
  const names = Object.keys(server).filter((name) => isSchema(server[name]))
  expect(Object.keys(browser)).toEqual(Object.keys(server))
  for (const name of names) {
    expect(browser[name], name).toBeInstanceOf(mini.ZodMiniType)
    expect(server[name], name).not.toBeInstanceOf(mini.ZodMiniType)
    expect(shapeOf(browser[name]), name).toEqual(shapeOf(server[name]))
  }
})

const facts: CheckoutFacts = {
  devicesTotal: 41_200,
  country: 'DE',
  zipFormatRegExp: '^\\d{5}$',
  timeZone: 'Europe/Berlin',
  business: true,
  now: Date.parse('2026-11-21T12:00:00Z'),
  toE164: (number) => (number.startsWith('0') ? `+49${number.slice(1)}` : null),
}
const ADDRESS = { street: 'Fährstraße', houseNumber: '21', line2: 'Hof', postalCode: '21 107', city: 'Hamburg' }
const BANK = { type: '13', iban: 'de89 3704 0044 0532 0130 00', holder: 'Miriam Berger' }
const PERSON = { firstName: ' Miriam ', lastName: 'Berger', email: 'Miriam@Posteo.DE', birthDate: '14.03.1988', phone: '0401234' }
const SALE = {
  customer: PERSON,
  company: { name: 'Berger GmbH', vatId: 'DE 123 456 789' },
  address: ADDRESS,
  payment: BANK,
  declarations: { owner: true, adult: true, accountsRemoved: true, terms: true },
}
const REGISTRATION = { ...PERSON, password: 'five minutes', Address: ADDRESS, Payment: BANK, newsletter: false, terms: true }

/** The value with what is at one of its leaves replaced, or with the leaf removed. */
function changed(value: unknown, at: number, put: unknown): unknown {
  let left = at
  const visit = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return left-- === 0 ? put : part
    return Object.fromEntries(Object.entries(part).map(([name, member]) => [name, visit(member)]))
  }
  return visit(value)
}
const typed = fc.oneof(
  fc.string({ maxLength: 70 }),
  fc.constantFrom('', ' ', 'x'.repeat(400), 'a@b.de', '01.02.2020', '31.02.1988', '2', '13', '0171 1', undefined, null, 7, true),
)
const verdict = (schema: mini.core.$ZodType, value: unknown) => {
  const { success, data, error } = mini.safeParse(schema, value)
  return {
    success,
    data,
    problems: error?.issues.map(({ path, message, code }) => [path.join('.'), code === 'custom' || message]),
  }
}

test('the forms judge every entry alike in the browser and on the server, with the same words', () => {
  const of = <M>(file: string) => {
    const { server, browser } = loaded.get(file) ?? { server: {}, browser: {} }
    return [server, browser] as unknown as readonly [M, M]
  }
  const sale = of<typeof Checkout>('src/domain/checkout/checkout-form.ts').map(({ checkoutForm }) => checkoutForm(facts))
  const person = of<typeof Profile>('src/domain/checkout/profile-form.ts').map(({ registrationForm }) => registrationForm(facts))
  for (const [[server, browser], valid] of [
    [sale, SALE],
    [person, REGISTRATION],
  ] as const) {
    if (!server || !browser) throw new Error('not loaded')
    expect(verdict(browser, valid).success).toBe(true)
    fc.assert(
      fc.property(fc.nat({ max: 24 }), typed, (at, put) => {
        const value = changed(valid, at, put)
        expect(verdict(browser, value)).toEqual(verdict(server, value))
      }),
      { numRuns: 500 },
    )
  }
})

test('the browser gets this file for zod, and no file of ours imports zod by another name', () => {
  expect(text('next.config.ts')).toContain("zod: { browser: './src/runtime/browser-zod.ts' }")
  const others = filesBelow('src').flatMap(
    (file) => text(file).match(/^import (?!\* as z |type ).*'zod'|import\('zod|'zod\/.*'/gm) ?? [],
  )
  expect(others).toEqual(["'zod/mini'", "'zod/mini'"])
  // Only classic zod gives a transformation this method; `context.issues` is in both.
  expect(filesBelow('src').filter((file) => text(file).includes('.addIssue('))).toEqual([])
})
