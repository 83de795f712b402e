import { Customer } from '@trade-in-shop/contracts/customers'
import { anAccount, bearer, session } from './account-calls'
import { raw, type Answer } from './client'
import { settings } from './settings'
import type { UnderTest } from './under-test'

let mailedToken: UnderTest['mailedToken'] = null
export const useCustomers = (platform: UnderTest): void => void (mailedToken = platform.mailedToken)

/** A customer with a fresh log-in. `call` sends with the token. */
export type ContractCustomer = Customer &
  Readonly<{
    headers: Record<string, string>
    call(method: string, name: string, body?: unknown): Promise<Answer>
  }>

async function tokensOf(which: 0 | 1) {
  if (mailedToken) return (await anAccount(mailedToken)).tokens
  const { username = '', password = '' } = settings.customers[which] ?? {}
  return session(username, password)
}

/** One of two customers, logged in now: a new one, or with an operator's platform the one that was named. */
export async function aCustomer(which: 0 | 1): Promise<ContractCustomer> {
  const headers = bearer(await tokensOf(which))
  const call = (method: string, name: string, body?: unknown) =>
    raw(method, `/customers/${name}`, {
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    })
  return { ...Customer.parse((await call('GET', 'customers')).body), headers, call }
}
