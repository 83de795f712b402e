import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NEWSLETTER_START, newsletterSteps, SUBSCRIBER, tokenIn } from '../../tests/support/newsletter-steps'
import { APPLICATION, OTHER_APPLICATION, send, smallPlatform, type SmallPlatform } from '../../tests/support/small-platform'
import { emailHash } from './subscription-store'

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

describe('enriching', () => {
  const enrich = (body: unknown, hash = steps.hashOf()) => send(platform, 'PATCH', `/newsletter/${hash}`, body)
  const kept = async () =>
    (await steps.rows('select first_name, interests, birthday_month from platform.newsletter_subscriptions'))[0]

  test('enriching replaces the named fields and nothing else', async () => {
    await steps.subscribed()
    await enrich({ firstName: 'Miriam', interests: ['phones', 'lenses'], birthdayMonth: 4 })
    await enrich({ birthdayMonth: null })
    expect(await kept()).toEqual({ first_name: 'Miriam', interests: ['phones', 'lenses'], birthday_month: null })
    await enrich({ firstName: '', interests: [] })
    expect(await kept()).toEqual({ first_name: null, interests: [], birthday_month: null })
  })

  test('enriching shows nothing, and an unknown hash is answered like a known one', async () => {
    await steps.subscribed()
    const answers = [await enrich({ firstName: 'Miriam' }), await enrich({ firstName: 'M' }, 'n1-unknown'.padEnd(46, 'x'))]
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
      { status: 200, body: { accepted: true } },
      { status: 200, body: { accepted: true } },
    ])
  })

  test('enriching works for confirmed subscriptions only, and an old hash does not open it', async () => {
    await steps.ask()
    await enrich({ firstName: 'Early' })
    const [mail] = await steps.mails()
    await steps.confirm(tokenIn(mail))
    await enrich({ firstName: 'Old' }, createHash('sha1').update(SUBSCRIBER).digest('hex'))
    expect(await kept()).toMatchObject({ first_name: null })
  })

  test.each([{ interests: ['boats'] }, { birthdayMonth: 13 }, { firstName: 'x'.repeat(61) }, { email: 'a@example.org' }])(
    '%j is refused',
    async (body) => {
      expect(await enrich(body)).toMatchObject({ status: 400 })
    },
  )
})

test('a hash reveals neither address nor market without the key', () => {
  const hash = steps.hashOf()
  expect(hash).toMatch(/^n1-[A-Za-z0-9_-]{43}$/)
  expect(
    new Set([
      hash,
      steps.hashOf('miriam@example.com'),
      steps.hashOf(SUBSCRIBER, OTHER_APPLICATION),
      emailHash('y'.repeat(32), APPLICATION, SUBSCRIBER),
    ]).size,
  ).toBe(4)
})
