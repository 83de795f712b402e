import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '@platform/store/pool'
import { NEWSLETTER_START, newsletterSteps, SUBSCRIBER, tokenIn } from '../../tests/support/newsletter-steps'
import { APPLICATION, send, smallPlatform, type SmallPlatform } from '../../tests/support/small-platform'
import { readSubscriptionState, subscribe } from './subscribe'

let platform: SmallPlatform
let steps: ReturnType<typeof newsletterSteps>
beforeAll(async () => {
  platform = await smallPlatform('newsletter')
  steps = newsletterSteps(platform)
})
afterAll(() => platform.drop())
beforeEach(async () => {
  platform.setTime(NEWSLETTER_START)
  await steps.forget()
})

const state = (email = SUBSCRIBER, application = APPLICATION) =>
  readSubscriptionState(platform.pool, platform, email, application)
const days = (count: number) => new Date(NEWSLETTER_START.getTime() + count * 86_400_000)

describe('signing up', () => {
  test('signing up sends one mail, in the market’s language, and turns nothing on before the button is pressed', async () => {
    expect(await steps.ask()).toMatchObject({ status: 202, body: { accepted: true } })
    const [mail, ...others] = await steps.mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to: { address: SUBSCRIBER },
      subject: 'Bitte bestätigen Sie Ihre Newsletter-Anmeldung',
      text: expect.stringContaining(`http://de.localhost:3000/newsletter/enrich/${steps.hashOf()}#confirm=`),
      headers: {
        'List-Unsubscribe': expect.stringContaining(`<http://de.localhost:3000/api/newsletter/unsubscribe/${steps.hashOf()}>`),
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    })
    expect(await state()).toBe('pending')
  })

  test('signing up is proved: when requested, when confirmed, and the sentence that was read', async () => {
    await steps.ask()
    const [mail] = await steps.mails()
    platform.setTime(days(1))
    await steps.confirm(tokenIn(mail))
    expect(await steps.rows('select event, consent_text, at from platform.newsletter_proofs order by id')).toEqual([
      { event: 'asked', at: NEWSLETTER_START, consent_text: expect.stringContaining('jederzeit') },
      { event: 'confirmed', at: days(1), consent_text: expect.stringContaining('jederzeit') },
    ])
    expect(await state()).toBe('on')
  })

  test('signing up answers a known address like an unknown one, and says so only in the mail', async () => {
    await steps.subscribed()
    const [known, unknown] = [await steps.ask(), await steps.ask('somebody@example.org')]
    expect({ status: known.status, body: known.body }).toEqual({ status: unknown.status, body: unknown.body })
    expect((await steps.mails()).map(({ subject }) => subject)).toContain('Sie bekommen unseren Newsletter schon')
    expect(await state()).toBe('on')
  })

  test('signing up sends three mails a day to one address, and is answered alike beyond', async () => {
    for (let index = 0; index < 5; index++)
      expect(await steps.ask(SUBSCRIBER, APPLICATION, `visitor-${index}`)).toMatchObject({ status: 202 })
    expect(await steps.mails()).toHaveLength(3)
    platform.setTime(days(1))
    await steps.ask()
    expect(await steps.mails()).toHaveLength(4)
  })

  test('signing up is limited to twenty times an hour for one visitor', async () => {
    for (let index = 0; index < 20; index++) await steps.ask(`a${index}@example.org`)
    const { status, headers } = await steps.ask('a21@example.org')
    expect([status, headers.get('retry-after')]).toEqual([429, '3600'])
    expect(await steps.ask('a21@example.org', APPLICATION, 'another')).toMatchObject({ status: 202 })
  })

  test('signing up is the same for an address in upper and lower case', async () => {
    await steps.ask('Miriam@Example.ORG')
    expect(await state('MIRIAM@example.org')).toBe('pending')
  })

  test('signing up is refused in a market without a newsletter, where a registration goes on without it', async () => {
    expect(await steps.ask(SUBSCRIBER, 'wkfs_de_AT')).toMatchObject({ status: 404, body: { code: 'newsletter_unavailable' } })
    expect(await steps.ask(SUBSCRIBER, 'wkfs_xx_XX')).toMatchObject({ status: 400, body: { code: 'unknown_application' } })
    const owner = { email: SUBSCRIBER, application: 'wkfs_de_AT' }
    expect(await inTransaction(platform.pool, (db) => subscribe(db, platform, owner, NEWSLETTER_START))).toBe('unavailable')
    expect(await steps.rows('select 1 from platform.newsletter_subscriptions')).toEqual([])
  })

  test('signing up is forgotten after a month without a confirmation', async () => {
    await steps.ask()
    platform.setTime(days(31))
    await steps.ask('somebody@example.org')
    expect(await steps.rows('select email from platform.newsletter_subscriptions')).toEqual([{ email: 'somebody@example.org' }])
  })
})

describe('the button', () => {
  test('the button may be pressed twice; the welcome is sent once', async () => {
    const token = await steps.subscribed()
    expect(await steps.confirm(token)).toMatchObject({ status: 200 })
    expect((await steps.mails()).map(({ subject }) => subject)).toEqual(['Willkommen beim Newsletter von Revalo'])
  })

  test.each([
    ['an unknown token', () => steps.confirm('x'.repeat(43))],
    ['another subscription', async () => steps.confirm(await tokenOf(), steps.hashOf('somebody@example.org'))],
    ['a week later', async () => confirmAt(days(7))],
    ['after unsubscribing', async () => confirmAfterEnd()],
  ])('%s changes nothing', async (_case, press) => {
    expect(await press()).toMatchObject({ status: 410, body: { code: 'token_invalid' } })
    expect(await steps.rows(`select 1 from platform.newsletter_subscriptions where state = 'on'`)).toEqual([])
  })

  async function tokenOf(): Promise<string> {
    await steps.ask()
    const [mail] = await steps.mails()
    return tokenIn(mail)
  }
  async function confirmAt(time: Date) {
    const token = await tokenOf()
    platform.setTime(time)
    return steps.confirm(token)
  }
  async function confirmAfterEnd() {
    const token = await steps.subscribed()
    await send(platform, 'DELETE', `/newsletter/${steps.hashOf()}`)
    return steps.confirm(token)
  }
})
