import { describe, expect, test } from 'vitest'
import type { Platform } from '@platform/context'
import { parsePlatformEnv } from '@platform/platform-env'
import type { Mail } from '@platform/mail/mail'
import { MARKETS, makeOrigin as HOST, poolOfMarkets } from '../../../tests/support/platform-markets'
import { shownText } from '../../../tests/support/shown-text'
import { ACCOUNT_MAILS } from './compose-account-mails'

/** The one picture of every mail. */
const LOGO = /<img[^>]*\/brand\/revalo\.png[^>]*>/
const KINDS = Object.keys(ACCOUNT_MAILS) as (keyof typeof ACCOUNT_MAILS)[]
const TOKEN = 'only-for-the-fragment-0123456789abcdefghijk'
const SPOKEN = {
  de: ['Konto', 'Passwort', '31. Dezember 2036'],
  en: ['account', 'password', '31 December 2036'],
  es: ['cuenta', 'contraseña', '31 de diciembre de 2036'],
  fr: ['compte', 'mot de passe', '31 décembre 2036'],
  it: ['account', 'password', '31 dicembre 2036'],
}
const PATHS: Record<keyof typeof ACCOUNT_MAILS, readonly string[]> = {
  account_activation: [`/account/register#activate=${TOKEN}`],
  account_welcome: ['/account/overview'],
  account_already_registered: ['/account/overview', '/account/password/forgot'],
  password_reset: [`/account/password/reset#token=${TOKEN}`],
  password_changed: ['/account/password/forgot'],
  payment_changed: ['/account/overview'],
  address_changed: ['/account/overview'],
  account_deleted: ['/'],
}

const env = parsePlatformEnv({
  ...{ NODE_ENV: 'test', PLATFORM_DATABASE_URL: 'postgres://127.0.0.1/none', MAIL_FROM: 'Revalo <hallo@revalo.example>' },
  PLATFORM_SECRET: 'only-for-tests-0123456789-0123456789',
  SERVICE_SECRET: 'only-for-tests-0123456789-0123456789',
})
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const platform: Platform = { env, pool: poolOfMarkets(), clock: () => new Date('2026-11-21T10:00:00Z'), log: silent }

const payload = (application: string, change: Record<string, unknown> = {}) => ({
  ...{ application, email: 'juergen@example.org', firstName: 'Jürgen', token: TOKEN, maskedAccount: 'DE89 •••• •••• 3000' },
  ...{ affectedTrades: ['RV-1042170', 'RV-1042171'], kept: [{ what: 'trades', until: '2036-12-31' }] },
  ...change,
})

async function written(
  kind: keyof typeof ACCOUNT_MAILS,
  application: string,
  change: Record<string, unknown> = {},
): Promise<Mail> {
  const mail = await ACCOUNT_MAILS[kind].write(platform, payload(application, change))
  if (!mail) throw new Error(`${kind} wrote nothing`)
  return mail
}
const linksOf = ({ html }: Mail) => [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)
const plain = (text: string) => text.replace(/[  ]/g, ' ')

describe.each(MARKETS)('$application', ({ application, language, locale }) => {
  test.each(KINDS)('%s is written whole, in the market’s language', async (kind) => {
    const { subject, text, html, to, attachments } = await written(kind, application)
    expect(`${subject}${text}${shownText(html)}`).not.toMatch(/[{}]|\b(undefined|null)\b/)
    expect(html).toContain(`<html dir="ltr" lang="${locale}">`)
    // Web mail shows the body alone, so the language has to be there too.
    expect(html).toContain(`<div role="article" lang="${locale}" aria-label="`)
    expect(html.replace(LOGO, '')).not.toMatch(/<img|<script|src=|<link/)
    const [account = '', password = ''] = SPOKEN[language]
    expect(text.includes(account) || text.includes(password)).toBe(true)
    expect(to.address).toBe('juergen@example.org')
    expect(attachments).toEqual([])
  })

  test.each(KINDS)('%s links to the market’s own shop and nowhere else', async (kind) => {
    const mail = await written(kind, application)
    const expected = PATHS[kind].map((path) => HOST(application) + path)
    expect(linksOf(mail)).toEqual(expected)
    expect(mail.text.match(/https?:\S+/g)).toEqual(expected)
  })

  test.each(KINDS)('%s has its secret in the fragment of a link only', async (kind) => {
    const { subject, text, html } = await written(kind, application)
    expect(`${subject}${text}${html}`.replaceAll(/#(activate|token)=[\w-]+/g, '')).not.toContain(TOKEN)
  })

  test('a deletion mail says what stays stored, and until when', async () => {
    const { text } = await written('account_deleted', application)
    expect(plain(text)).toContain(SPOKEN[language][2])
    expect((await written('account_deleted', application, { kept: [] })).text).not.toContain('2036')
  })
})

test('every language has its own words for all of it', async () => {
  const texts = await Promise.all(
    MARKETS.filter(({ locale }) => locale !== 'de-AT').flatMap(({ application }) =>
      KINDS.map(async (kind) => (await written(kind, application)).subject),
    ),
  )
  expect(new Set(texts).size).toBe(texts.length)
})

test.each([
  ['wkfs_de_DE', 'bis Sonntag, 22. November 2026 um 11:00.'],
  ['wkfs_it_IT', 'fino a domenica 22 novembre 2026 alle ore 11:00.'],
  ['wkfs_fr_FR', 'jusqu’au dimanche 22 novembre 2026 à 11:00.'],
  ['wkfs_es_ES', 'hasta el domingo, 22 de noviembre de 2026, 11:00.'],
])('the mail of a registration in %s says until when its link works, in the market’s time', async (application, until) => {
  const { text } = await written('account_activation', application, { validUntil: '2026-11-22T10:00:00.000Z' })
  expect(plain(text)).toContain(until)
  expect(text).not.toContain('24 ')
})

test('a mail of a registration that was queued without its date says how long the link works', async () => {
  expect((await written('account_activation', 'wkfs_de_DE')).text).toContain('Der Link gilt 24 Stunden.')
})

test('a changed account is shown masked, or not at all', async () => {
  expect((await written('payment_changed', 'wkfs_de_DE')).text).toContain('Auszahlung auf: DE89 •••• •••• 3000')
  await expect(written('payment_changed', 'wkfs_de_DE', { maskedAccount: 'DE89370400440532013000' })).rejects.toThrow()
})

test('trades whose address changes too are named', async () => {
  expect((await written('address_changed', 'wkfs_it_IT')).text).toContain('Vale anche per le Sue vendite: RV-1042170, RV-1042171')
  expect((await written('address_changed', 'wkfs_it_IT', { affectedTrades: [] })).text).not.toContain('Vale anche per')
})

describe('a name', () => {
  test('a name is in the greeting of a confirmed address', async () => {
    const { text, to } = await written('account_welcome', 'wkfs_de_DE', { firstName: 'O’Connor & Söhne' })
    expect(text).toContain('Guten Tag O’Connor & Söhne,')
    expect(to.name).toBe('O’Connor & Söhne')
  })
  test('a name is not in the greeting of a registration, which anyone may have typed', async () => {
    const { text, to } = await written('account_activation', 'wkfs_de_DE', { firstName: 'Jürgen' })
    expect(text).toContain('Guten Tag,\n')
    expect([text.includes('Jürgen'), to.name]).toEqual([false, ''])
  })
  test('a name is text, never markup', async () => {
    const { html } = await written('account_welcome', 'wkfs_de_DE', { firstName: '"Tom" & Jerry’s' })
    expect(html).toContain('&quot;Tom&quot; &amp; Jerry’s')
  })
  test.each([
    '<img src=x onerror=alert(1)>',
    'Win at evil.example',
    'https://evil.example',
    'a@evil.example',
    'www evil',
    'x\\\\host',
  ])('a name that a mail program would turn into a link is left out of the greeting: %s', async (firstName) => {
    const { text, html, to } = await written('account_welcome', 'wkfs_de_DE', { firstName })
    expect(text).toContain('Guten Tag,\n')
    expect(`${text}${html}${to.name}`).not.toContain(firstName)
  })
  test('a name may be missing', async () => {
    const { text, to } = await written('account_already_registered', 'wkfs_fr_FR', { firstName: undefined })
    expect(text).toContain('Bonjour,\n')
    expect(to).toEqual({ name: '', address: 'juergen@example.org' })
  })
})

test('without an address of the shop the mail waits', async () => {
  const nowhere = { ...platform, pool: poolOfMarkets(false) }
  await expect(ACCOUNT_MAILS.password_reset.write(nowhere, payload('wkfs_de_DE'))).rejects.toThrow('No address of the shop')
})

test('an unknown market gets no mail', async () => {
  await expect(ACCOUNT_MAILS.account_welcome.write(platform, payload('wkfs_xx_XX'))).rejects.toThrow('No market')
})
