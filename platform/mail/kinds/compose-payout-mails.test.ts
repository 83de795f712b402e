import { describe, expect, test } from 'vitest'
import type { Platform } from '@platform/context'
import { parsePlatformEnv } from '@platform/platform-env'
import { MARKETS, makeOrigin, poolOfMarkets } from '../../../tests/support/platform-markets'
import { shownText } from '../../../tests/support/shown-text'
import { PAYOUT_MAILS } from './compose-payout-mails'

const SPOKEN = { de: 'Konto', en: 'account', es: 'cuenta', fr: 'compte', it: 'conto' }
const [ACCESS, ACCOUNT] = ['opens-the-trade-0123456789', 'changes-the-payout-0123456789']

const env = parsePlatformEnv({
  ...{ NODE_ENV: 'test', PLATFORM_DATABASE_URL: 'postgres://127.0.0.1/none', MAIL_FROM: 'Revalo <hallo@revalo.example>' },
  PLATFORM_SECRET: 'only-for-tests-0123456789-0123456789',
  SERVICE_SECRET: 'only-for-tests-0123456789-0123456789',
})
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const platform: Platform = { env, pool: poolOfMarkets(), clock: () => new Date(0), log: silent }
const payload = (application: string) => ({
  ...{ application, email: 'juergen@example.org', firstName: 'Jürgen', number: 'RV-1042170' },
  ...{ accessId: ACCESS, guestAccountId: ACCOUNT, maskedAccount: 'DE89 •••• •••• 3000' },
})

describe.each(MARKETS)('$application', ({ application, language, locale }) => {
  test('says in the market’s language which account is paid, and how to change it back', async () => {
    const mail = await PAYOUT_MAILS.guest_payout_changed.write(platform, payload(application))
    const { subject = '', text = '', html = '', to } = mail ?? {}
    expect(to?.address).toBe('juergen@example.org')
    expect(html).toContain(`<html dir="ltr" lang="${locale}">`)
    for (const fact of ['RV-1042170', 'DE89 •••• •••• 3000', SPOKEN[language]]) expect(text).toContain(fact)
    expect(`${subject}${text}${shownText(html)}`).not.toMatch(/[{}]|\b(undefined|null)\b/)
    expect(text.match(/https?:\S+/g)).toEqual([`${makeOrigin(application)}/account/overview#trade=${ACCESS}.${ACCOUNT}`])
    expect(`${subject}${text}${html}`.replaceAll(`#trade=${ACCESS}.${ACCOUNT}`, '')).not.toMatch(/opens-the|changes-the/)
  })
})

test('the seller was a guest, whose address is not confirmed, so the mail greets without a name', async () => {
  const mail = await PAYOUT_MAILS.guest_payout_changed.write(platform, payload('wkfs_de_DE'))
  expect(mail?.text).toContain('Guten Tag,\n')
  expect(mail?.to.name).toBe('')
})

test('an account that is not masked is not mailed', async () => {
  const bare = { ...payload('wkfs_de_DE'), maskedAccount: 'DE89370400440532013000' }
  await expect(PAYOUT_MAILS.guest_payout_changed.write(platform, bare)).rejects.toThrow('maskedAccount')
})
