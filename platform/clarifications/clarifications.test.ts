import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { after, clarificationPlatform, readOfferId, type ClarificationPlatform } from '../../tests/support/clarification-platform'
import { queuedMails } from '../../tests/support/queued-mails'
import { send, type SmallPlatform } from '../../tests/support/small-platform'

let platformUnderTest: ClarificationPlatform
let platform: SmallPlatform
const asked = (...worse: number[]) => platformUnderTest.asked(...worse)
const now = (accessId: string) => platformUnderTest.now(accessId)
const read = (path: string) => platformUnderTest.read(path)
const answer: ClarificationPlatform['answer'] = (...asked) => platformUnderTest.answer(...asked)
beforeAll(async () => {
  platformUnderTest = await clarificationPlatform('clarifications')
  platform = platformUnderTest.platform
})
afterAll(() => platform.drop())

describe('the clarification that the seller sees', () => {
  test('the clarification that the seller sees has the question, both answers, the change of the price, photos and fourteen days', async () => {
    const { trade, path } = await asked(1)
    const clarification = await read(path)
    expect(clarification).toMatchObject({
      state: 'open',
      expiresAt: after(14).toISOString(),
      lines: [
        {
          offerId: readOfferId(trade, 0),
          ...{ oldPrice: { amount: 41_200 }, newPrice: { amount: 37_900 }, decision: null },
          differences: [{ question: 'screen', yours: 'flawless', ours: 'light', change: { amount: -3300 } }],
        },
      ],
    })
    const [line] = clarification.lines
    expect(line?.matching.map(({ question }) => question)).toEqual(['switches_on', 'account_lock', 'functions'])
    expect(line?.photos).toHaveLength(2)
    expect(trade).toMatchObject({ state: 'awaiting_customer', clarification: { expiresAt: clarification.expiresAt } })
    expect(trade.clarification?.id).toMatch(/^[\w-]{22}$/)
    expect(JSON.stringify(clarification)).not.toMatch(/Miriam|example\.org|DE89/)
  })

  test('the clarification that the seller sees has photos that are re-encoded, without place and camera, and that belong to it alone', async () => {
    const [one, other] = [await asked(1), await asked(1)]
    const [photo = ''] = (await read(one.path)).lines[0]?.photos ?? []
    const response = await fetch(platform.url + photo)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const { format, exif } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect([format, exif]).toEqual(['jpeg', undefined])
    const id = photo.split('/').at(-1) ?? ''
    expect((await send(platform, 'GET', `${other.path}/photos/${id}`)).status).toBe(404)
  })

  test('the clarification that the seller sees has a photo at the answer that it proves, among all photos of the device', async () => {
    const { path } = await asked(1)
    const [line] = (await read(path)).lines
    expect(line?.photos).toHaveLength(2)
    expect(line?.differences.map(({ photos }) => photos)).toEqual([[line?.photos[1]]])
    expect((await fetch(platform.url + (line?.differences[0]?.photos?.[0] ?? ''))).status).toBe(200)
  })

  test('the clarification that the seller sees is not changed by being read', async () => {
    const { trade, path } = await asked(1)
    await Promise.all(Array.from({ length: 20 }, () => read(path)))
    for (const method of ['HEAD', 'OPTIONS', 'PUT', 'DELETE']) await fetch(platform.url + path, { method })
    expect((await read(path)).lines[0]?.decision).toBeNull()
    expect((await now(trade.accessId)).state).toBe('awaiting_customer')
  })

  test('the clarification that the seller sees answers an unknown id, a wrong pair and a malformed one alike', async () => {
    const [{ path, trade }, other] = [await asked(1), await asked(1)]
    const [, , id = ''] = path.split('/')
    const wrong = [
      `/clarifications/${'A'.repeat(22)}/${trade.number}`,
      `/clarifications/${id}/${other.trade.number}`,
      `/clarifications/${id}/RV-0`,
      `/clarifications/${id}%20/${trade.number}`,
    ]
    for (const address of wrong) {
      expect(await send(platform, 'GET', address)).toMatchObject({ status: 404, body: { code: 'not_found' } })
      const posted = await answer(address, [readOfferId(trade, 0), 'accept'])
      expect(posted).toMatchObject({ status: 404, body: { code: 'not_found' } })
    }
    expect((await read(path)).lines[0]?.decision).toBeNull()
  })
})

describe('the answer to a lower price that was given with the sale', () => {
  const reasons = ({ history }: { history: { reason: string }[] }) => history.map(({ reason }) => reason)
  const mails = async (email: string) => ({
    opened: (await queuedMails(platform, 'clarification_opened', email)).length,
    reminders: (await queuedMails(platform, 'clarification_reminder', email)).length,
    beforehand: await queuedMails(platform, 'clarification_beforehand', email),
  })
  /** Two phones of 412 and 300 euros; with a light scratch the first is worth 379. */
  const SOLD = 41_200

  test('the answer to a lower price that was given with the sale is "ask" when nothing was chosen, and the seller is asked', async () => {
    for (const ifLower of [undefined, { kind: 'ask' } as const]) {
      const { trade, email } = await platformUnderTest.askedWith({ ifLower }, 1)
      expect(trade).toMatchObject({ state: 'awaiting_customer', ifLower: { kind: 'ask' } })
      expect(await mails(email)).toMatchObject({ opened: 1, reminders: 3, beforehand: [] })
    }
  })

  test('the answer to a lower price that was given with the sale accepts down to its sum, in the inspection itself, with one mail that says what was found', async () => {
    const before = (await platformUnderTest.asked()).trade.total.amount
    const downTo = before - 3300
    const { trade, email, path } = await platformUnderTest.askedWith({ ifLower: { kind: 'accept', downTo } }, 1)
    expect(trade).toMatchObject({ state: 'payout_pending', total: { amount: downTo }, ifLower: { kind: 'accept', downTo } })
    expect(trade.clarification).toBeNull()
    expect(trade.lines[0]).toMatchObject({ state: 'accepted', total: { amount: SOLD - 3300 } })
    expect(reasons(trade)).toContain('lower_price_accepted')
    expect(reasons(trade)).not.toContain('inspected_worse')
    const page = await read(path)
    expect(page).toMatchObject({ state: 'answered', lines: [{ decision: 'accept' }] })
    expect(page.lines[0]?.photos).toHaveLength(2)
    const sent = await mails(email)
    expect([sent.opened, sent.reminders, sent.beforehand.length]).toEqual([0, 0, 1])
    expect(sent.beforehand[0]).toMatchObject({
      ...{ downTo, total: downTo, id: path.split('/')[2] },
      lines: [{ oldPrice: SOLD, newPrice: SOLD - 3300, differences: [{ yours: 'flawless', ours: 'light' }] }],
    })
    expect(await answer(path, [readOfferId(trade, 0), 'return'])).toMatchObject({
      status: 409,
      body: { code: 'already_answered' },
    })
  })

  test('the answer to a lower price that was given with the sale is not used one cent below its sum: the seller is asked', async () => {
    const before = (await platformUnderTest.asked()).trade.total.amount
    const { trade, email } = await platformUnderTest.askedWith({ ifLower: { kind: 'accept', downTo: before - 3299 } }, 1)
    expect(trade.state).toBe('awaiting_customer')
    expect(await mails(email)).toMatchObject({ opened: 1, beforehand: [] })
  })

  test('the answer to a lower price that was given with the sale sends only the worse device back when the seller chose a return', async () => {
    const { trade, email } = await platformUnderTest.askedWith({ ifLower: { kind: 'return' } }, 1)
    expect(trade.lines.map(({ state }) => state)).toEqual(['return_in_progress', 'accepted'])
    expect(trade.state).toBe('payout_pending')
    expect(reasons(trade)).toContain('lower_price_returned')
    expect((await mails(email)).beforehand).toMatchObject([{ downTo: null, lines: [{ decision: 'return' }] }])
    const both = await platformUnderTest.askedWith({ ifLower: { kind: 'return' } }, 1, 2)
    expect(both.trade.state).toBe('return_in_progress')
  })
})
