import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import * as z from 'zod'
import { Offer } from '@trade-in-shop/contracts/offers'
import { Trade } from '@trade-in-shop/contracts/trades'
import { pathTo } from '@/domain/routing/route-map'
import { ask } from '../support/shop-address'
import { findMarket } from '../support/words'
import { aPerson, api, type ApiAnswer } from './api-customer'
import { hosts, PERSON, findShop } from './shops'
import { waitFor } from '../support/wait-for'

export const BANK = { type: '13', iban: 'DE89370400440532013000', holder: 'Miriam Berger' }
const PHONE = 'apple-iphone-13-128gb'

/** The way through the shop of a host; `productPath` for a market that the seed does not have. */
export async function anOffer(
  host: string,
  productPath = pathTo(findShop(host).routes, 'product', { pdp: PHONE }),
): Promise<Offer> {
  const { body } = await ask(host, productPath, { headers: PERSON })
  const inputs = [...body.matchAll(/<input[^>]*>/g)].map(([tag]) => ({
    name: /\bname="([^"]*)"/.exec(tag)?.[1] ?? '',
    value: /\bvalue="([^"]*)"/.exec(tag)?.[1] ?? '',
    kind: /\btype="([^"]*)"/.exec(tag)?.[1] ?? '',
  }))
  // The first answer to every question of the page.
  const first = new Map(
    inputs
      .filter(({ kind }) => /radio|checkbox/.test(kind))
      .toReversed()
      .map(({ name, value }) => [name, value]),
  )
  const deviceId = inputs.find(({ name }) => name === 'device')?.value
  const answers = [...first].map(([questionId, answerId]) => ({ questionId, answerId }))
  return Offer.parse((await api(host, 'POST /api/offers', { body: { deviceId, answers } })).json)
}

type Seller = Readonly<{ email: string; firstName: string; lastName: string }>
type Sale = Readonly<{
  payment?: object
  headers?: Record<string, string>
  address?: object
  saveAddress?: boolean
  productPath?: string
}>

/** An address in the market of a host of the seed. */
function addressAt(host: string): object {
  const { code } = hosts.find(({ hostname }) => hostname === host) ?? expect.unreachable(`The seed has no ${host}`)
  const { postalCode, city } = findMarket(code).seller
  return { street: 'Lindenstraße', houseNumber: '7', postalCode, city }
}

/** Sells one phone through the shop's API. */
export async function sell(host: string, seller: Seller, sale: Sale = {}): Promise<ApiAnswer> {
  const { payment = BANK, headers = {}, address = addressAt(host), saveAddress = false, productPath } = sale
  const { offerId, price } = await anOffer(host, productPath)
  const { firstName, lastName, email } = seller
  const form = {
    customer: { firstName, lastName, email, birthDate: '14.03.1988' },
    declarations: { owner: true, adult: true, accountsRemoved: true, terms: true },
    ...{ address, saveAddress, payment },
  }
  const body = { lines: [{ offerId, quantity: 1, expectedPrice: price.amount }], form }
  return api(host, 'POST /api/trades', { body, headers: { 'idempotency-key': randomUUID(), ...headers } })
}

/** The trade of a guest with an address of their own. */
export async function sellAsGuest(host: string, sale: Sale = {}): Promise<{ trade: Trade; email: string }> {
  const { email, ...name } = aPerson()
  const sold = await sell(host, { ...name, email }, sale)
  expect([sold.status, sold.text]).toEqual([201, expect.any(String)])
  return { trade: Trade.parse(sold.json), email }
}

const Mail = z.object({ subject: z.string(), text: z.string(), html: z.string() })
export type ReceivedMail = z.infer<typeof Mail>
const read = async (path: string): Promise<unknown> => (await fetch(`${process.env.MAIL_URL}/api/mails${path}`)).json()

/** The mails that an address has received, once there are so many. */
export const mailsTo = (email: string, count: number): Promise<ReceivedMail[]> =>
  waitFor(async () => {
    const list = z.array(z.object({ id: z.string() })).parse(await read(`?to=${encodeURIComponent(email)}`))
    if (list.length < count) throw new Error(`${email} has ${list.length} mails`)
    return Promise.all(list.map(async ({ id }) => Mail.parse(await read(`/${id}`))))
  })
