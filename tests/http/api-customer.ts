import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import * as z from 'zod'
import { SessionAnswer, TokenPair } from '@trade-in-shop/contracts/account'
import { BankAccounts, Customer, CustomerAddresses, PaymentAccount, PaypalAccounts } from '@trade-in-shop/contracts/customers'
import { ownDescriptionProblem } from '../support/own-document'
import { ask } from '../support/shop-address'
import { findMarket } from '../support/words'
import { hosts, findShop } from './shops'
import { waitFor } from '../support/wait-for'

export type ApiAnswer = Readonly<{
  status: number
  json: unknown
  text: string
  cookies: string[]
  headers: Record<string, unknown>
}>
type Sent = Readonly<{ body?: unknown; headers?: Record<string, string> }>

/**
 * One call of the shop's API as a client without a browser makes it; `rule` is `POST /api/account/login`. Throws when the
 * answer is not in the API's own document.
 */
export async function api(host: string, rule: string, { body, headers = {} }: Sent = {}): Promise<ApiAnswer> {
  const [method = '', path = ''] = rule.split(' ')
  const text = body === undefined ? undefined : JSON.stringify(body)
  const withBody = text !== undefined && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }
  const answer = await ask(host, path, { method, headers: { ...withBody, ...headers }, body: text })
  const problem = ownDescriptionProblem(method, path, answer)
  if (problem !== null) throw new Error(problem)
  const isJson = /json/.test(String(answer.headers['content-type']))
  return {
    status: answer.status,
    json: isJson ? JSON.parse(answer.body) : undefined,
    text: answer.body,
    cookies: [answer.headers['set-cookie'] ?? []].flat(),
    headers: answer.headers,
  }
}

/** Data by which one person can be searched for. */
export type Person = Readonly<{
  email: string
  password: string
  firstName: string
  lastName: string
  street: string
  iban: string
  holder: string
  phone: string
}>
export const aPerson = (change: Partial<Person> = {}): Person => ({
  ...{ email: `api-${randomUUID()}@example.com`, password: `long words ${randomUUID()}` },
  ...{ firstName: 'Miriam', lastName: 'Berger', street: 'Lindenstraße', iban: 'DE89370400440532013000' },
  ...{ holder: 'Miriam Berger', phone: '+491711234567' },
  ...change,
})

/** The body of a registration for a person in the market of a host. */
export function makeRegistration(host: string, person: Person, more: object = {}) {
  const { code } = hosts.find(({ hostname }) => hostname === host) ?? expect.unreachable()
  const { postalCode, city } = findMarket(code).seller
  const { email, password, firstName, lastName, street, iban, holder, phone } = person
  return {
    ...{
      enabled: true,
      firstName,
      lastName,
      username: email,
      email,
      requiredActions: [],
      groups: [],
      attributes: { locale: [code] },
    },
    credentials: [{ type: 'password', value: password, temporary: false }],
    Address: { street, houseNumber: '7', postalCode, city, country: findShop(host).market.country },
    Payment: { type: '13', iban, holder },
    ...{ birthDate: '1988-03-14', phone },
    ...more,
  }
}

const Mails = z.array(z.object({ id: z.string() }))
const mails = async (path: string): Promise<unknown> => (await fetch(`${process.env.MAIL_URL}/api/mails${path}`)).json()

/** The secret behind `#<name>=` in a mail to the address; waits for the mail. */
export const mailedSecret = (email: string, name: 'activate' | 'token'): Promise<string> =>
  waitFor(async () => {
    const list = Mails.parse(await mails(`?to=${encodeURIComponent(email)}`))
    const texts = await Promise.all(list.map(async ({ id }) => JSON.stringify(await mails(`/${id}`))))
    const secret = texts.flatMap((text) => new RegExp(`#${name}=([A-Za-z0-9._~+/=-]+)`).exec(text)?.[1] ?? [])[0]
    return secret ?? Promise.reject(new Error(`No mail with #${name}= yet`))
  })

export const bearer = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` })
const parsed = <T>(schema: z.ZodType<T>, { status, json, text }: ApiAnswer): T => {
  expect([status, text]).toEqual([expect.toSatisfy((code: number) => code < 300), expect.any(String)])
  return schema.parse(json)
}

export const logIn = async (host: string, { email, password }: Person): Promise<TokenPair> =>
  parsed(TokenPair, await api(host, 'POST /api/account/login', { body: { username: email, password } }))

/** Logs in as a page does; returns the `Cookie` header of later requests. */
export async function logInPage(host: string, { email, password }: Person, rememberMe = false): Promise<string> {
  const body = { username: email, password, rememberMe }
  const answer = await api(host, 'POST /api/account/login', { body, headers: { 'x-session': 'cookie' } })
  parsed(SessionAnswer, answer)
  return answer.cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')
}

export type ApiCustomer = Readonly<{ host: string; person: Person; tokens: TokenPair; own: Customer; activation: string }>

/** Registered, activated by the mail and logged in, all through the shop's API. */
export async function newApiCustomer(host: string, change: Partial<Person> = {}, more: object = {}): Promise<ApiCustomer> {
  const person = aPerson(change)
  const registered = await api(host, 'POST /api/account/register', { body: makeRegistration(host, person, more) })
  expect([registered.status, registered.text]).toEqual([202, expect.any(String)])
  const activation = await mailedSecret(person.email, 'activate')
  const activated = await api(host, 'POST /api/account/activateRegistration', { headers: { token: activation } })
  expect(activated.json).toMatchObject({ activated: true })
  const tokens = await logIn(host, person)
  const own = parsed(Customer, await api(host, 'GET /api/customers/customers', { headers: bearer(tokens.access_token) }))
  return { host, person, tokens, own, activation }
}

/** Everything with an id that the customer owns; creates what a registration does not. */
export async function ownThings({ host, tokens, own }: ApiCustomer) {
  const headers = bearer(tokens.access_token)
  const read = async <T>(name: string, schema: z.ZodType<T>) =>
    parsed(schema, await api(host, `GET /api/customers/${name}`, { headers }))
  const paypalAccount = { id: '', paypalAccount: `paypal-${randomUUID()}@example.com` }
  await api(host, 'PATCH /api/customers/paypal_accounts', { headers, body: { paypalAccount } })
  const [address] = await read('addresses', CustomerAddresses)
  const [bank] = await read('bank_accounts', BankAccounts)
  const [paypal] = await read('paypal_accounts', PaypalAccounts)
  if (!address || !bank || !paypal) throw new Error('A registration with address and payment makes both')
  const body = { paypalAccount: null, bankAccount: bank.iri, paymentType: 'INVOICE', isPrimary: true, customer: own.iri }
  const account = parsed(PaymentAccount, await api(host, 'POST /api/customers/customer_payment_accounts', { headers, body }))
  return { address, bank, paypal, account }
}
