import { afterAll, beforeAll, describe } from 'vitest'
import { useBase } from './client'
import { offers } from './offers'
import { problems } from './problems'
import { searches } from './searches'
import { trades } from './trades'
import { platformUnderTest, type UnderTest } from './under-test'
import { vouchers } from './vouchers'

/** One suite over HTTP, for the reference platform or an operator's own: `npm run test:contract -- --url http://…`. */
let platform: UnderTest
beforeAll(async () => {
  platform = await platformUnderTest()
  useBase(platform.url)
})
afterAll(() => platform.stop())

describe('problems', problems)
describe('searches', searches)
describe('offers', offers)
describe('vouchers', vouchers)
describe('trades', trades)
