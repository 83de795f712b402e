import { afterAll, beforeAll, describe } from 'vitest'
import { account } from './account'
import { accountSessions, knowsAccount } from './account-sessions'
import { applications } from './applications'
import { useBase } from './client'
import { contacts } from './contacts'
import { useCustomers } from './customer-client'
import { customerAccounts, guestSales } from './customer-accounts'
import { customers } from './customers'
import { clarifications } from './clarifications'
import { documentedAnswers } from './documented-answers'
import { newsletter } from './newsletter'
import { offers } from './offers'
import { problems } from './problems'
import { searches } from './searches'
import { knowsCustomers, settings } from './settings'
import { trades } from './trades'
import { platformUnderTest, type UnderTest } from './under-test'
import { vouchers } from './vouchers'

/** One suite over HTTP, for the reference platform or an operator's own: `npm run test:contract -- --url http://…`. */
let platform: UnderTest
beforeAll(async () => {
  platform = await platformUnderTest()
  useBase(platform.url)
  useCustomers(platform)
})
afterAll(() => platform.stop())

describe('problems', problems)
describe('applications', applications)
describe.runIf(!settings.url)('documented answers', () => documentedAnswers(() => platform))
describe('searches', searches)
describe('offers', offers)
describe('vouchers', vouchers)
describe('trades', trades)
describe.runIf(knowsCustomers)('customers', customers)
describe.runIf(knowsCustomers)('accounts of customers', customerAccounts)
describe('sales of guests', guestSales)
describe('accounts', account)
describe.runIf(knowsAccount)('sessions', () => accountSessions(() => platform))
describe('clarifications', clarifications)
describe('newsletter', newsletter)
describe('contacts', contacts)
