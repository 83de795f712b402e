import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Mail } from '@platform/mail/mail'
import { writerOf } from '@platform/mail/letters'
import { letterSeal } from '@platform/outbox/outbox-store'
import { openJson } from '@platform/sealed-json'
import { inTransaction } from '@platform/store/pool'
import { APPLICATION, OTHER_APPLICATION, send, smallPlatform, type SmallPlatform } from '../../tests/support/small-platform'
import { emailHash } from './email-hash'
import { stateOf, subscribe, unsubscribe } from './subscribe'

const START = new Date('2026-11-21T10:00:00Z')
const EMAIL = 'miriam@example.org'
const days = (count: number) => new Date(START.getTime() + count * 86_400_000)
let platform: SmallPlatform
beforeAll(async () => {
  platform = await smallPlatform('newsletter', {
    SHOP_ORIGINS: `${APPLICATION}=http://de.localhost:3000,${OTHER_APPLICATION}=http://fr.localhost:3000`,
  })
})
afterAll(() => platform.drop())
beforeEach(async () => {
  platform.setTime(START)
  await platform.pool.query(
    'truncate platform.outbox, platform.newsletter_subscriptions, platform.newsletter_proofs, platform.newsletter_reasons, platform.counted_requests cascade',
  )
})

const Letter = z.object({ kind: z.string(), key: z.string(), sealed: z.instanceof(Buffer) })
/** The mails that wait, as they would go out now. */
async function mails(): Promise<Mail[]> {
  const { rows } = await platform.pool.query(
    'select kind, letter_key as key, sealed from platform.outbox order by created_at, id',
  )
  const written = await Promise.all(
    rows.map((row) => {
      const { kind, key, sealed } = Letter.parse(row)
      return writerOf(kind)?.(platform, openJson(letterSeal(platform.env.PLATFORM_SECRET, key), sealed))
    }),
  )
  return written.flatMap((mail) => mail ?? [])
}
const rows = async (sql: string) => (await platform.pool.query<Record<string, unknown>>(sql)).rows
const ask = (email = EMAIL, application = APPLICATION, client = 'visitor') =>
  send(platform, 'POST', '/newsletter/subscriptions', { email, application }, { 'client-key': client })
const hashOf = (email = EMAIL, application = APPLICATION) => emailHash(platform.env.PLATFORM_SECRET, application, email)
const tokenIn = ({ text }: Mail) => /#confirm=([A-Za-z0-9_-]+)/.exec(text)?.[1] ?? ''
const confirm = (token: string, hash = hashOf()) =>
  send(platform, 'POST', '/newsletter/confirmations', { emailHash: hash, token })
const state = (email = EMAIL, application = APPLICATION) => stateOf(platform.pool, platform, email, application)

async function subscribed(): Promise<string> {
  await ask()
  const [mail] = await mails()
  const token = mail ? tokenIn(mail) : ''
  expect(await confirm(token)).toMatchObject({ status: 200 })
  return token
}

describe('signing up', () => {
  test('asks by one mail, in the market’s language, and nothing is on before the button is pressed', async () => {
    expect(await ask()).toMatchObject({ status: 202, body: { accepted: true } })
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to: { address: EMAIL },
      subject: 'Bitte bestätigen Sie Ihre Newsletter-Anmeldung',
      text: expect.stringContaining(`http://de.localhost:3000/newsletter/enrich/${hashOf()}#confirm=`),
      headers: {
        'List-Unsubscribe': expect.stringContaining(`<http://de.localhost:3000/api/newsletter/unsubscribe/${hashOf()}>`),
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    })
    expect(await state()).toBe('pending')
  })

  test('is proved: when asked, when confirmed, and the sentence that was read', async () => {
    await ask()
    const [mail] = await mails()
    platform.setTime(days(1))
    await confirm(mail ? tokenIn(mail) : '')
    expect(await rows('select event, consent_text, at from platform.newsletter_proofs order by id')).toEqual([
      { event: 'asked', at: START, consent_text: expect.stringContaining('jederzeit') },
      { event: 'confirmed', at: days(1), consent_text: expect.stringContaining('jederzeit') },
    ])
    expect(await state()).toBe('on')
  })

  test('answers a known address as an unknown one, and tells the address alone', async () => {
    await subscribed()
    const [known, unknown] = [await ask(), await ask('somebody@example.org')]
    expect({ status: known.status, body: known.body }).toEqual({ status: unknown.status, body: unknown.body })
    expect((await mails()).map(({ subject }) => subject)).toContain('Sie bekommen unseren Newsletter schon')
    expect(await state()).toBe('on')
  })

  test('writes to one address three times a day, and answers alike beyond', async () => {
    for (let index = 0; index < 5; index++)
      expect(await ask(EMAIL, APPLICATION, `visitor-${index}`)).toMatchObject({ status: 202 })
    expect(await mails()).toHaveLength(3)
    platform.setTime(days(1))
    await ask()
    expect(await mails()).toHaveLength(4)
  })

  test('a visitor may ask ten times an hour', async () => {
    for (let index = 0; index < 10; index++) await ask(`a${index}@example.org`)
    const { status, headers } = await ask('a11@example.org')
    expect([status, headers.get('retry-after')]).toEqual([429, '3600'])
    expect(await ask('a11@example.org', APPLICATION, 'another')).toMatchObject({ status: 202 })
  })

  test('is one address whatever its case', async () => {
    await ask('Miriam@Example.ORG')
    expect(await state('MIRIAM@example.org')).toBe('pending')
  })

  test('where the market has none it is refused, and a registration goes on without', async () => {
    expect(await ask(EMAIL, 'wkfs_de_AT')).toMatchObject({ status: 404, body: { code: 'newsletter_unavailable' } })
    expect(await ask(EMAIL, 'wkfs_xx_XX')).toMatchObject({ status: 400, body: { code: 'unknown_application' } })
    const owner = { email: EMAIL, application: 'wkfs_de_AT' }
    expect(await inTransaction(platform.pool, (db) => subscribe(db, platform, owner, START))).toBe('unavailable')
    expect(await rows('select 1 from platform.newsletter_subscriptions')).toEqual([])
  })

  test('who never confirms is forgotten after a month', async () => {
    await ask()
    platform.setTime(days(31))
    await ask('somebody@example.org')
    expect(await rows('select email from platform.newsletter_subscriptions')).toEqual([{ email: 'somebody@example.org' }])
  })
})

describe('the button', () => {
  test('may be pressed twice; the welcome comes once', async () => {
    const token = await subscribed()
    expect(await confirm(token)).toMatchObject({ status: 200 })
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Willkommen beim Newsletter von Revalo'])
  })

  test.each([
    ['an unknown token', () => confirm('x'.repeat(43))],
    ['another subscription', async () => confirm(await tokenOf(), hashOf('somebody@example.org'))],
    ['a week later', async () => confirmAt(days(7))],
    ['after unsubscribing', async () => confirmAfterEnd()],
  ])('%s changes nothing', async (_case, press) => {
    expect(await press()).toMatchObject({ status: 410, body: { code: 'token_invalid' } })
    expect(await rows(`select 1 from platform.newsletter_subscriptions where state = 'on'`)).toEqual([])
  })

  async function tokenOf(): Promise<string> {
    await ask()
    const [mail] = await mails()
    return mail ? tokenIn(mail) : ''
  }
  async function confirmAt(time: Date) {
    const token = await tokenOf()
    platform.setTime(time)
    return confirm(token)
  }
  async function confirmAfterEnd() {
    const token = await subscribed()
    await send(platform, 'DELETE', `/newsletter/${hashOf()}`)
    return confirm(token)
  }
})

describe('telling more', () => {
  const enrich = (body: unknown, hash = hashOf()) => send(platform, 'PATCH', `/newsletter/${hash}`, body)
  const kept = async () => (await rows('select first_name, interests, birthday_month from platform.newsletter_subscriptions'))[0]

  test('replaces what is named and nothing else', async () => {
    await subscribed()
    await enrich({ firstName: 'Miriam', interests: ['phones', 'lenses'], birthdayMonth: 4 })
    await enrich({ birthdayMonth: null })
    expect(await kept()).toEqual({ first_name: 'Miriam', interests: ['phones', 'lenses'], birthday_month: null })
    await enrich({ firstName: '', interests: [] })
    expect(await kept()).toEqual({ first_name: null, interests: [], birthday_month: null })
  })

  test('shows nothing, and an unknown hash is answered like a known one', async () => {
    await subscribed()
    const answers = [await enrich({ firstName: 'Miriam' }), await enrich({ firstName: 'M' }, 'n1-unknown'.padEnd(46, 'x'))]
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
      { status: 200, body: { accepted: true } },
      { status: 200, body: { accepted: true } },
    ])
  })

  test('is for confirmed subscriptions, and an old hash does not open it', async () => {
    await ask()
    await enrich({ firstName: 'Early' })
    const [mail] = await mails()
    await confirm(mail ? tokenIn(mail) : '')
    await enrich({ firstName: 'Old' }, createHash('sha1').update(EMAIL).digest('hex'))
    expect(await kept()).toMatchObject({ first_name: null })
  })

  test.each([{ interests: ['boats'] }, { birthdayMonth: 13 }, { firstName: 'x'.repeat(61) }, { email: 'a@example.org' }])(
    '%j is refused',
    async (body) => {
      expect(await enrich(body)).toMatchObject({ status: 400 })
    },
  )
})

describe('unsubscribing', () => {
  const end = (hash: string) => send(platform, 'DELETE', `/newsletter/${hash}`)

  test('takes the address and all that was told away; the proof stays', async () => {
    await subscribed()
    await send(platform, 'PATCH', `/newsletter/${hashOf()}`, { firstName: 'Miriam', interests: ['phones'], birthdayMonth: 4 })
    expect(await end(hashOf())).toMatchObject({ status: 200, body: { accepted: true } })
    expect(
      await rows(
        'select email, legacy_hashes, first_name, interests, birthday_month, state from platform.newsletter_subscriptions',
      ),
    ).toEqual([{ email: null, legacy_hashes: [], first_name: null, interests: [], birthday_month: null, state: 'off' }])
    expect(await rows(`select event from platform.newsletter_proofs order by id`)).toEqual([
      { event: 'asked' },
      { event: 'confirmed' },
      { event: 'ended' },
    ])
    expect(await state()).toBe('off')
  })

  test('twice, and with a hash that nobody has, is answered alike', async () => {
    await subscribed()
    const answers = [await end(hashOf()), await end(hashOf()), await end('x'.repeat(43)), await end('short')]
    for (const { status, body } of answers) expect([status, body]).toEqual([200, { accepted: true }])
    expect(await rows(`select 1 from platform.newsletter_proofs where event = 'ended'`)).toHaveLength(1)
  })

  test.each(['md5', 'sha1', 'sha256'])('an old link with the bare %s of the address works', async (algorithm) => {
    await subscribed()
    await end(createHash(algorithm).update(EMAIL).digest('hex').toUpperCase())
    expect(await state()).toBe('off')
  })

  test('stops the mail that has not gone out yet', async () => {
    await ask()
    await end(hashOf())
    expect(await mails()).toEqual([])
  })

  test('of one market leaves the other', async () => {
    await subscribed()
    await ask(EMAIL, OTHER_APPLICATION)
    await inTransaction(platform.pool, (db) => unsubscribe(db, platform, { email: EMAIL, application: APPLICATION }, START))
    expect([await state(), await state(EMAIL, OTHER_APPLICATION)]).toEqual(['off', 'pending'])
  })

  test('may be taken back by signing up again, under the same link', async () => {
    await subscribed()
    await end(hashOf())
    await platform.pool.query('delete from platform.outbox')
    await ask()
    const [mail] = await mails()
    expect(await confirm(mail ? tokenIn(mail) : '')).toMatchObject({ status: 200 })
    expect(await state()).toBe('on')
  })

  test('a reason is counted, tied to nobody', async () => {
    const leave = (reason: string) => send(platform, 'POST', '/newsletter/reasons', { application: 'wkfs_de_AT', reason })
    expect(await leave('too_many')).toMatchObject({ status: 202 })
    expect(await leave('weather')).toMatchObject({ status: 400 })
    expect(await rows('select application, reason from platform.newsletter_reasons')).toEqual([
      { application: 'wkfs_de_AT', reason: 'too_many' },
    ])
  })
})

test('a hash tells neither address nor market to whoever has not the key', () => {
  const hash = hashOf()
  expect(hash).toMatch(/^n1-[A-Za-z0-9_-]{43}$/)
  expect(
    new Set([hash, hashOf('miriam@example.com'), hashOf(EMAIL, OTHER_APPLICATION), emailHash('y'.repeat(32), APPLICATION, EMAIL)])
      .size,
  ).toBe(4)
})
