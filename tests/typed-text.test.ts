import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { OWN_API } from '@/app/api/own-api-list'
import * as checkoutForms from '@/domain/checkout/checkout-form'
import * as fieldRules from '@/domain/checkout/field-rules'
import { toE164 } from '@/domain/checkout/phone'
import * as profileForms from '@/domain/checkout/profile-form'
import { ENDPOINTS } from '@platform/endpoints'

/** Values that programs make, by the name of their field. Every other field takes what people type. */
const MADE_BY_PROGRAMS = new Set([
  ...[
    'application',
    'applicationId',
    'applicationID',
    'clientId',
    'conditionId',
    'country',
    'customer',
    'customerId',
    'customerIdentifier',
  ],
  ...[
    'customerIri',
    'deviceId',
    'emailHash',
    'id',
    'iri',
    'offerId',
    'offerIds',
    'paymentAccount',
    'peopleIri',
    'phoneIri',
    'tradeId',
  ],
  ...[
    'answerId',
    'questionId',
    'token',
    'userId',
    'bankAccount',
    'parcel',
    'lang',
    'search',
    'groups',
    'requiredActions',
    'path',
    'url',
  ],
  // Reports of the shop's own pages, and a field that only bots fill in.
  ...['category', 'landingPageCodes', 'productName', 'voucherCode', 'website'],
])
/** The sale as it was typed, which `checkoutForm` cleans, a resource in place of an address, and what the admin asks for. */
const NOT_TYPED = ['POST /api/trades.form.', '/customer_payment_accounts.', 'POST /reports/']
/** Every character of a password counts: see `platform/identity/passwords.test.ts`. */
const PASSWORDS = new Set(['password', 'currentPassword', 'value'])
/** Texts are NFC; the values of all other fields are codes, which are NFKC. */
const TEXTS = new Set([
  'firstName',
  'lastName',
  'name',
  'holder',
  'street',
  'houseNumber',
  'line2',
  'city',
  'message',
  'models',
  'q',
])

/** One of them fits each field. */
const SAMPLES = [
  ...[
    'Miriam Berger-Scholz',
    '1988-03-14',
    '21107',
    'miriam-b@posteo-a.de',
    '+491711234567',
    'DE89370400440532013000',
    'DE123456789',
  ],
  ...['RV-104217', 'A question - with words', 'DEUTDEFF', '20'],
]
const insideOf = (text: string, sign: string) => text.slice(0, 2) + sign + text.slice(2)
const fullWidth = (text: string) => text.replace(/[0-9A-Za-z]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
const DISTURBANCES: Readonly<Record<string, (text: string) => string>> = {
  'blanks around it': (text) => ` \u00a0${text}\u3000\n`,
  'a zero-width space inside': (text) => insideOf(text, '\u200b'),
  'a word joiner inside': (text) => insideOf(text, '\u2060'),
  'a soft hyphen inside': (text) => insideOf(text, '\u00ad'),
  'a byte order mark before it': (text) => `\ufeff${text}`,
  'marks of direction around it': (text) => `\u202a\u200e${text}\u200f\u202c`,
  'a joiner behind it': (text) => `${text}\u200d`,
  'non-breaking hyphens': (text) => text.replaceAll('-', '\u2011'),
  'en dashes': (text) => text.replaceAll('-', '\u2013'),
  'full-width letters and digits': fullWidth,
}

type Leaf = Readonly<{ path: string; name: string; schema: z.core.$ZodType }>
const isText = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.core.$ZodString || (schema instanceof z.core.$ZodPipe && isText(schema._zod.def.in))

/** Every field below the schema that takes a text. */
function* textsBelow(schema: z.core.$ZodType, path: string, name: string): Generator<Leaf> {
  if (isText(schema)) yield { path, name, schema }
  else for (const [key, part] of partsOf(schema)) yield* textsBelow(part, key ? `${path}.${key}` : path, key || name)
}
function partsOf({ _zod: { def } }: z.core.$ZodType): (readonly [string, z.core.$ZodType])[] {
  const inside = def as unknown as Partial<Record<'innerType' | 'in' | 'element', z.core.$ZodType>> &
    Partial<{ shape: Record<string, z.core.$ZodType>; options: z.core.$ZodType[]; items: z.core.$ZodType[] }>
  return [
    ...Object.entries(inside.shape ?? {}),
    ...[...(inside.options ?? []), ...(inside.items ?? [])].map((part) => ['', part] as const),
    ...[inside.innerType, inside.in, inside.element].flatMap((part) => (part ? [['', part] as const] : [])),
  ]
}

const facts = {
  ...{ country: 'DE', zipFormatRegExp: '^\\d{5}$', timeZone: 'Europe/Berlin', business: true, devicesTotal: 41_200, toE164 },
  now: Date.parse('2026-11-21T12:00:00Z'),
}
/** The schemas of the forms, which browser and server share; some are made for a market. `CheckoutInput` is what they are given. */
const FORMS = Object.entries({ ...fieldRules, ...profileForms, ...checkoutForms }).flatMap(([name, value]: [string, unknown]) => {
  if (name === 'CheckoutInput' || name === 'TradeSubmission') return []
  const made: unknown =
    typeof value === 'function' && !/^(text|code|name|readAs|is|normalise|problem|registrationRequest)/.test(name)
      ? value(facts)
      : value
  return made instanceof z.core.$ZodType ? [[name, made] as const] : []
})

const leaves: Leaf[] = []
beforeAll(() => {
  const declared = [
    ...OWN_API.flatMap((endpoint) =>
      [...Object.values(endpoint.body ?? {}), ...(endpoint.query ? [endpoint.query] : [])].map(
        (schema) => [`${endpoint.method} ${endpoint.path}`, schema] as const,
      ),
    ),
    ...ENDPOINTS.flatMap(({ method, path, body }) =>
      Object.values(body ?? {}).map((schema) => [`platform ${method} ${path}`, schema] as const),
    ),
    ...FORMS,
  ]
  for (const [name, schema] of declared)
    for (const leaf of textsBelow(schema, name, name))
      if (!MADE_BY_PROGRAMS.has(leaf.name) && !PASSWORDS.has(leaf.name) && !NOT_TYPED.some((place) => leaf.path.includes(place)))
        leaves.push(leaf)
})

const read = (schema: z.core.$ZodType, value: string) => z.core.safeParse(schema, value).data
/** The field, with what it makes of the first sample that fits. */
const fitting = ({ schema }: Leaf) =>
  SAMPLES.map((typed) => ({ typed, read: read(schema, typed) })).find((sample) => sample.read !== undefined)

test('every field for typed text is fit for one of the samples', () => {
  expect(leaves.length).toBeGreaterThan(60)
  expect(leaves.filter((leaf) => !fitting(leaf)).map(({ path }) => path)).toEqual([])
})

test.each(Object.entries(DISTURBANCES))('a typed value with %s is read as without, in every field', (name, disturb) => {
  const isWide = name.startsWith('full-width')
  const odd = leaves.flatMap((leaf) => {
    const sample = fitting(leaf)
    if (!sample || (isWide && TEXTS.has(leaf.name))) return []
    const given = read(leaf.schema, disturb(sample.typed))
    return given === sample.read ? [] : [`${leaf.path}: ${JSON.stringify(sample.typed)} ${JSON.stringify(given)}`]
  })
  expect(odd).toEqual([])
})

test('a value of invisible signs is judged as an empty one, in every field', () => {
  const verdict = (schema: z.core.$ZodType, value: string) => {
    const { success, data, error } = z.core.safeParse(schema, value)
    return JSON.stringify({ success, data, problems: error?.issues.map(({ message }) => message) })
  }
  const odd = leaves.flatMap(({ path, schema }) =>
    ['\u200b', ' \u2060\u00ad', '\u3164', '\u2800']
      .filter((sign) => verdict(schema, sign) !== verdict(schema, ''))
      .map(() => path),
  )
  expect([...new Set(odd)]).toEqual([])
})

test('a name in decomposed letters is stored composed', () => {
  for (const { path, name, schema } of leaves)
    if (TEXTS.has(name)) expect([path, read(schema, 'Mu\u0308ller ist mein Name')]).toEqual([path, 'Müller ist mein Name'])
})
