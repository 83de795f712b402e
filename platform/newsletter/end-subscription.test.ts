import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '@platform/store/pool'
import { NEWSLETTER_START, newsletterSteps, SUBSCRIBER, tokenIn } from '../../tests/support/newsletter-steps'
import { APPLICATION, OTHER_APPLICATION, send, smallPlatform, type SmallPlatform } from '../../tests/support/small-platform'
import { readSubscriptionState, unsubscribe } from './subscribe'

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

describe('unsubscribing', () => {
  const end = (hash: string) => send(platform, 'DELETE', `/newsletter/${hash}`)

  test('unsubscribing deletes the address and all personal data; the proof stays', async () => {
    await steps.subscribed()
    await send(platform, 'PATCH', `/newsletter/${steps.hashOf()}`, {
      firstName: 'Miriam',
      interests: ['phones'],
      birthdayMonth: 4,
    })
    expect(await end(steps.hashOf())).toMatchObject({ status: 200, body: { accepted: true } })
    expect(
      await steps.rows(
        'select email, legacy_hashes, first_name, interests, birthday_month, state from platform.newsletter_subscriptions',
      ),
    ).toEqual([{ email: null, legacy_hashes: [], first_name: null, interests: [], birthday_month: null, state: 'off' }])
    expect(await steps.rows(`select event from platform.newsletter_proofs order by id`)).toEqual([
      { event: 'asked' },
      { event: 'confirmed' },
      { event: 'ended' },
    ])
    expect(await state()).toBe('off')
  })

  test('twice, and with an unknown hash, is answered alike', async () => {
    await steps.subscribed()
    const answers = [await end(steps.hashOf()), await end(steps.hashOf()), await end('x'.repeat(43)), await end('short')]
    for (const { status, body } of answers) expect([status, body]).toEqual([200, { accepted: true }])
    expect(await steps.rows(`select 1 from platform.newsletter_proofs where event = 'ended'`)).toHaveLength(1)
  })

  const bareHash = (algorithm: string) => createHash(algorithm).update(SUBSCRIBER).digest('hex')

  test.each(['md5', 'sha1', 'sha256'])(
    'unsubscribing by the bare %s of the address ends a row from before keyed hashes',
    async (algorithm) => {
      await steps.subscribed()
      await platform.pool.query('update platform.newsletter_subscriptions set legacy_hashes = array[$1]', [bareHash(algorithm)])
      await end(bareHash(algorithm).toUpperCase())
      expect(await state()).toBe('off')
    },
  )

  test.each(['md5', 'sha1', 'sha256'])(
    'unsubscribing by the bare %s, which anyone who knows the address can make, ends no other row and is answered alike',
    async (algorithm) => {
      await steps.subscribed()
      expect(await end(bareHash(algorithm))).toMatchObject({ status: 200, body: { accepted: true } })
      expect(await state()).toBe('on')
      await steps.ask()
      await end(bareHash(algorithm))
      expect(await state()).toBe('on')
    },
  )

  test('unsubscribing stops the mail that has not been sent yet', async () => {
    await steps.ask()
    await end(steps.hashOf())
    expect(await steps.mails()).toEqual([])
  })

  test('in one market leaves the other one on', async () => {
    await steps.subscribed()
    await steps.ask(SUBSCRIBER, OTHER_APPLICATION)
    await inTransaction(platform.pool, (db) =>
      unsubscribe(db, platform, { email: SUBSCRIBER, application: APPLICATION }, NEWSLETTER_START),
    )
    expect([await state(), await state(SUBSCRIBER, OTHER_APPLICATION)]).toEqual(['off', 'pending'])
  })

  test('unsubscribing may be taken back by signing up again, under the same link', async () => {
    await steps.subscribed()
    await end(steps.hashOf())
    await platform.pool.query('delete from platform.outbox')
    await steps.ask()
    const [mail] = await steps.mails()
    expect(await steps.confirm(tokenIn(mail))).toMatchObject({ status: 200 })
    expect(await state()).toBe('on')
  })

  test('a reason is counted without a link to the person', async () => {
    const leave = (reason: string) => send(platform, 'POST', '/newsletter/reasons', { application: 'wkfs_de_AT', reason })
    expect(await leave('too_many')).toMatchObject({ status: 202 })
    expect(await leave('weather')).toMatchObject({ status: 400 })
    expect(await steps.rows('select application, reason from platform.newsletter_reasons')).toEqual([
      { application: 'wkfs_de_AT', reason: 'too_many' },
    ])
  })
})
