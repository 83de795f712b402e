import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '@platform/store/pool'
import { NEWSLETTER_START, newsletterWorld, SUBSCRIBER, tokenIn } from '../../tests/support/newsletter-world'
import { APPLICATION, OTHER_APPLICATION, send, smallPlatform, type SmallPlatform } from '../../tests/support/small-platform'
import { stateOf, unsubscribe } from './subscribe'

let platform: SmallPlatform
let world: ReturnType<typeof newsletterWorld>
beforeAll(async () => {
  platform = await smallPlatform('newsletter')
  world = newsletterWorld(platform)
})
afterAll(() => platform.drop())
beforeEach(async () => {
  platform.setTime(NEWSLETTER_START)
  await world.forget()
})

const state = (email = SUBSCRIBER, application = APPLICATION) => stateOf(platform.pool, platform, email, application)

describe('unsubscribing', () => {
  const end = (hash: string) => send(platform, 'DELETE', `/newsletter/${hash}`)

  test('deletes the address and all personal data; the proof stays', async () => {
    await world.subscribed()
    await send(platform, 'PATCH', `/newsletter/${world.hashOf()}`, {
      firstName: 'Miriam',
      interests: ['phones'],
      birthdayMonth: 4,
    })
    expect(await end(world.hashOf())).toMatchObject({ status: 200, body: { accepted: true } })
    expect(
      await world.rows(
        'select email, legacy_hashes, first_name, interests, birthday_month, state from platform.newsletter_subscriptions',
      ),
    ).toEqual([{ email: null, legacy_hashes: [], first_name: null, interests: [], birthday_month: null, state: 'off' }])
    expect(await world.rows(`select event from platform.newsletter_proofs order by id`)).toEqual([
      { event: 'asked' },
      { event: 'confirmed' },
      { event: 'ended' },
    ])
    expect(await state()).toBe('off')
  })

  test('twice, and with an unknown hash, is answered alike', async () => {
    await world.subscribed()
    const answers = [await end(world.hashOf()), await end(world.hashOf()), await end('x'.repeat(43)), await end('short')]
    for (const { status, body } of answers) expect([status, body]).toEqual([200, { accepted: true }])
    expect(await world.rows(`select 1 from platform.newsletter_proofs where event = 'ended'`)).toHaveLength(1)
  })

  const bareHash = (algorithm: string) => createHash(algorithm).update(SUBSCRIBER).digest('hex')

  test.each(['md5', 'sha1', 'sha256'])('by the bare %s of the address ends a row from before keyed hashes', async (algorithm) => {
    await world.subscribed()
    await platform.pool.query('update platform.newsletter_subscriptions set legacy_hashes = array[$1]', [bareHash(algorithm)])
    await end(bareHash(algorithm).toUpperCase())
    expect(await state()).toBe('off')
  })

  test.each(['md5', 'sha1', 'sha256'])(
    'by the bare %s, which anyone who knows the address can make, ends no other row and is answered alike',
    async (algorithm) => {
      await world.subscribed()
      expect(await end(bareHash(algorithm))).toMatchObject({ status: 200, body: { accepted: true } })
      expect(await state()).toBe('on')
      await world.ask()
      await end(bareHash(algorithm))
      expect(await state()).toBe('on')
    },
  )

  test('stops the mail that has not been sent yet', async () => {
    await world.ask()
    await end(world.hashOf())
    expect(await world.mails()).toEqual([])
  })

  test('in one market leaves the other one on', async () => {
    await world.subscribed()
    await world.ask(SUBSCRIBER, OTHER_APPLICATION)
    await inTransaction(platform.pool, (db) =>
      unsubscribe(db, platform, { email: SUBSCRIBER, application: APPLICATION }, NEWSLETTER_START),
    )
    expect([await state(), await state(SUBSCRIBER, OTHER_APPLICATION)]).toEqual(['off', 'pending'])
  })

  test('may be taken back by signing up again, under the same link', async () => {
    await world.subscribed()
    await end(world.hashOf())
    await platform.pool.query('delete from platform.outbox')
    await world.ask()
    const [mail] = await world.mails()
    expect(await world.confirm(tokenIn(mail))).toMatchObject({ status: 200 })
    expect(await state()).toBe('on')
  })

  test('a reason is counted without a link to the person', async () => {
    const leave = (reason: string) => send(platform, 'POST', '/newsletter/reasons', { application: 'wkfs_de_AT', reason })
    expect(await leave('too_many')).toMatchObject({ status: 202 })
    expect(await leave('weather')).toMatchObject({ status: 400 })
    expect(await world.rows('select application, reason from platform.newsletter_reasons')).toEqual([
      { application: 'wkfs_de_AT', reason: 'too_many' },
    ])
  })
})
