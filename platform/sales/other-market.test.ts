import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  clarificationPlatform,
  type ClarificationPlatform,
  type OpenedClarification,
} from '../../tests/support/clarification-platform'
import { anOffer, APPLICATION, newKey, OTHER_APPLICATION, send, tradeRequest } from '../../tests/support/small-platform'

let clarified: ClarificationPlatform
let opened: OpenedClarification
let offerId = ''
const key = newKey()
beforeAll(async () => {
  clarified = await clarificationPlatform('other_market')
  opened = await clarified.asked(1)
  offerId = (await anOffer(clarified.platform)).offerId
  await send(clarified.platform, 'POST', '/trades', tradeRequest([(await anOffer(clarified.platform)).offerId]), {
    'idempotency-key': key,
  })
})
afterAll(() => clarified.platform.drop())

const CALLS: Readonly<Record<string, () => [method: string, path: string, body?: unknown]>> = {
  'a trade': () => ['GET', `/trades/${opened.trade.accessId}`],
  'a trade by its key': () => ['GET', `/trades/by-key/${key}`],
  'a label': () => ['GET', `/trades/${opened.trade.accessId}/label.pdf`],
  'the code of a parcel': () => ['GET', `/trades/${opened.trade.accessId}/parcels/1/label.svg`],
  'a cancellation': () => ['POST', `/trades/${opened.trade.accessId}/cancellation`],
  'a clarification': () => ['GET', opened.path],
  'a photo': () => ['GET', `${opened.path}/photos/1`],
  'a second look': () => ['POST', `${opened.path}/second-look`],
  'the answer to a clarification': () => ['POST', `${opened.path}/answers`, { lines: [{ offerId: 'o', decision: 'accept' }] }],
  'an offer': () => ['GET', `/offers/${offerId}`],
}

test.each(Object.entries(CALLS))('%s of one market is not found by the shop of another', async (name, call) => {
  const [method, path, body] = call()
  const ask = (application: string) => send(clarified.platform, method, path, body, { application })
  expect(await ask(OTHER_APPLICATION)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  // The label is void once the device was inspected, the photo has another id, and the line is another's.
  if (!/label|code of|photo|cancellation|answer/.test(name)) expect((await ask(APPLICATION)).status).toBe(200)
})
