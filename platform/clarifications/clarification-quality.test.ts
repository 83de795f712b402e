import { afterAll, beforeAll, expect, test } from 'vitest'
import { ClarificationQuality } from '@trade-in-shop/contracts/applications'
import { moveByNumber } from '@platform/cli/trade-command'
import { clarificationPlatform, NOW, type ClarificationPlatform } from '../../tests/support/clarification-platform'
import { APPLICATION, OTHER_APPLICATION, send } from '../../tests/support/small-platform'

let shop: ClarificationPlatform
beforeAll(async () => {
  shop = await clarificationPlatform('clarification-quality')
  await shop.asked()
  await shop.asked(1)
  await shop.asked(1, 2)
  const { path, trade } = await shop.asked(2)
  await send(shop.platform, 'POST', `${path}/second-look`)
  await moveByNumber(shop.platform.env, [trade.number, 'second-look', '--answer', '2:screen=flawless', '--by', 'bert'], NOW)
})
afterAll(() => shop.platform.drop())

const PERIOD = { applications: [APPLICATION], from: '2026-11-21', until: '2026-11-22', language: 'de' }
const read = async (change: object = {}) =>
  ClarificationQuality.parse((await send(shop.platform, 'POST', '/reports/clarifications', { ...PERIOD, ...change })).body)

test('a question counts the devices that were inspected, those that its answer made cheaper, and the sum of that', async () => {
  const [first, ...others] = (await read()).questions
  expect(first).toEqual({ id: 'phones-screen', text: 'screen', inspected: 8, revised: 3, change: -3300 - 3300 - 800 })
  expect(others.map(({ id, inspected, revised }) => [id, inspected, revised])).toEqual([
    ['phones-account_lock', 8, 0],
    ['phones-functions', 8, 0],
    ['phones-switches_on', 8, 0],
  ])
})

test('an inspector has the devices made cheaper, and the second looks that were asked for and that raised a price', async () => {
  expect((await read()).inspectors).toEqual([{ name: 'anna', revised: 4, change: -3300 - 3300 - 800, secondLooks: 1, raised: 1 }])
})

test.each([
  ['another market', { applications: [OTHER_APPLICATION] }],
  ['the days before', { from: '2026-11-01', until: '2026-11-21' }],
])('a report of %s has none of these inspections', async (_what, change) => {
  expect(await read(change)).toEqual({ questions: [], inspectors: [] })
})
