import { describe, expect, test } from 'vitest'
import { PORTRAIT_VERSION } from '@trade-in-shop/contracts/portrait-address'
import { pickByLocale } from '@platform/messages/by-locale'
import { TRADE_MAIL_KINDS, type TradeMailKind } from '@platform/outbox/outbox-store'
import type { WholeTrade } from '@platform/trades/trade-store'
import { aWholeTrade } from '../../tests/support/a-whole-trade'
import { findMarket, MARKETS } from '../../tests/support/platform-markets'
import { shownText } from '../../tests/support/shown-text'
import { textIn } from '@platform/messages/texts'
import { isOutdated, tradeMail } from './trade-mail'

const mailOf = (kind: TradeMailKind, trade: WholeTrade, origin: string | null) =>
  tradeMail(kind, trade, { ...findMarket(trade.application), origin })

/** A moment that is already the 5th on the continent and still the 4th in Dublin, with its time. */
const SPOKEN = {
  de: ['Versandetikett', '422 €', 'Samstag, 5. Dezember 2026 um 00:30'],
  at: ['Versandetikett', '€ 422', 'Samstag, 5. Dezember 2026 um 00:30'],
  en: ['shipping label', '€422', 'Friday 4 December 2026 at 23:30'],
  es: ['etiqueta de envío', '422 €', 'sábado, 5 de diciembre de 2026, 00:30'],
  fr: ['étiquette d’envoi', '422 €', 'samedi 5 décembre 2026 à 00:30'],
  it: ['etichetta di spedizione', '422 €', 'sabato 5 dicembre 2026 alle ore 00:30'],
}

describe.each(MARKETS)('mails of $application', ({ application, locale, brand }) => {
  const trade = aWholeTrade({ application })

  test('contain number, devices, total and the last moment, in the market’s language and zone', async () => {
    const mail = await mailOf('trade_received', trade, 'http://shop.example')
    const [label = '', total = '', date = ''] = pickByLocale(SPOKEN, locale) ?? []
    expect(mail.subject).toContain('RV-1042170')
    for (const words of [mail.text, mail.html].map((text) => text.replace(/[\u00a0\u202f]/g, ' ')))
      for (const fact of [
        'RV-1042170',
        label,
        total,
        date,
        'Apple iPhone 13 128 GB',
        'DE89 •••• •••• 3000',
        `http://shop.example/account/overview#trade=${trade.accessId}`,
        'WILLKOMMEN10',
      ])
        expect(words).toContain(fact)
    expect(mail.html).toContain(`<html dir="ltr" lang="${locale}">`)
    expect(mail.attachments).toMatchObject([{ filename: 'RV-1042170.pdf', contentType: 'application/pdf' }])
  })

  test.each(TRADE_MAIL_KINDS)('%s greets as other mails do, leaves no placeholder unfilled and loads nothing', async (kind) => {
    const { text, html, subject, attachments } = await mailOf(kind, trade, null)
    expect(text.split('\n')[0]).toBe(textIn({ locale, brand })('mail.greeting', { name: 'Jürgen' }))
    expect(`${text}${shownText(html)}${subject}`).not.toMatch(/[{}]|\b(undefined|null)\b/)
    expect(html).not.toMatch(/<img|<script|src=|<link/)
    expect(attachments).toHaveLength(kind === 'trade_received' ? 1 : 0)
  })
})

test.each(TRADE_MAIL_KINDS)(
  '%s shows the portrait of each device as a PNG of the shop, with its size and without words',
  async (kind) => {
    const { lines } = aWholeTrade({ state: 'return_in_progress' })
    const line = { ...lines[0]!, ...(kind === 'return_sent' && { state: 'return_in_progress' as const }) }
    const drawn = { ...line.device, picture: { kind: 'portrait' as const, traits: '72x147 c:sky "><script>' } }
    const { html } = await mailOf(
      kind,
      aWholeTrade({ lines: [line, { ...line, position: 1, device: drawn }] }),
      'https://shop.test',
    )
    const sources = [...html.matchAll(/<img[^>]* alt="" height="56" src="([^"]*)"[^>]* width="56"/g)].map(([, source]) => source)
    const base = `https://shop.test/portraits/${PORTRAIT_VERSION}`
    expect(sources).toEqual([`${base}/phones.png`, `${base}/phones,72x147,c:sky.png`])
    expect(html).not.toContain('<script')
  },
)

test.each(MARKETS)(
  'the mail of $application about a payment to PayPal speaks of PayPal and of no bank',
  async ({ application }) => {
    const paid = async (payment: Pick<WholeTrade, 'paymentType' | 'maskedAccount'>) =>
      (await mailOf('trade_paid', aWholeTrade({ application, ...payment }), null)).text
    const bank = /Bank|bank|banco|banque|banca|überwiesen/
    expect(await paid({ paymentType: '13', maskedAccount: 'DE89 •••• •••• 3000' })).toMatch(bank)
    const byPayPal = await paid({ paymentType: '2', maskedAccount: 'm•••@example.org' })
    expect(byPayPal).toContain('PayPal')
    expect(byPayPal).not.toMatch(bank)
  },
)

test('only the mail about a new trade says until when its price holds: later the parcel is there', async () => {
  const texts = await Promise.all(TRADE_MAIL_KINDS.map(async (kind) => (await mailOf(kind, aWholeTrade({}), null)).text))
  expect(TRADE_MAIL_KINDS.filter((_kind, nth) => texts[nth]?.includes('Preis gilt bis'))).toEqual(['trade_received'])
})

test('the mail about the payment names what was sold, and not the device that goes back', async () => {
  const trade = aWholeTrade({})
  const [first, ...rest] = trade.lines
  if (!first) throw new Error('The trade has no line')
  const back = { ...first, position: 7, device: { ...first.device, name: 'Returned 1' }, state: 'return_in_progress' as const }
  const text = async (kind: 'trade_paid' | 'device_received') =>
    (await mailOf(kind, { ...trade, lines: [{ ...first, state: 'paid' }, ...rest, back] }, null)).text
  expect(await text('trade_paid')).not.toContain('Returned 1')
  expect(await text('trade_paid')).toContain(first.device.name)
  expect(await text('device_received')).toContain('Returned 1')
})

test.each(TRADE_MAIL_KINDS)('%s to a French seller has a space that does not break before each colon', async (kind) => {
  const { subject, text } = await mailOf(kind, aWholeTrade({ application: 'wkfs_fr_FR' }), null)
  expect(`${subject}\n${text}`).toMatch(/\u00a0:/)
  expect(`${subject}\n${text}`).not.toMatch(/[^\u00a0\u202f]:(?=\s|$)/)
})

test('the mail about a cancelled sale speaks of the label while the parcel is with the seller, and else of its return', async () => {
  const text = async (state: WholeTrade['state']) => (await mailOf('trade_cancelled', aWholeTrade({ state }), null)).text
  expect(await text('cancelled')).toContain('Versandetikett nicht mehr')
  for (const state of ['return_in_progress', 'closed'] as const) {
    expect(await text(state)).toContain('kostenlos zurück')
    expect(await text(state)).not.toMatch(/Versandetikett|412|422|DE89/)
  }
})

test('the secret of the trade appears in the fragment of the link only', async () => {
  const trade = aWholeTrade({ accessId: 'only-for-the-fragment' })
  const { text, html, subject } = await mailOf('trade_paid', trade, 'http://shop.example')
  expect(`${text}${html}${subject}`.replaceAll('#trade=only-for-the-fragment', '')).not.toContain('only-for-the-fragment')
  expect((await mailOf('trade_paid', trade, null)).html).not.toContain('href')
})

test('the id that changes a guest’s payout follows the access id, in that fragment only', async () => {
  const trade = aWholeTrade({ guestAccountId: 'only-behind-the-access-id' })
  const { text, html } = await mailOf('trade_received', trade, 'http://shop.example')
  expect(html).toContain(`href="http://shop.example/account/overview#trade=${trade.accessId}.only-behind-the-access-id"`)
  expect(`${text}${html}`.replaceAll(`#trade=${trade.accessId}.only-behind-the-access-id`, '')).not.toContain('only-behind')
})

test('a name is text, never markup', async () => {
  const named = (firstName: string) =>
    mailOf('trade_received', aWholeTrade({ customer: { ...aWholeTrade().customer, firstName } }), null)
  expect((await named('O’Connor & Söhne')).html).toContain('O’Connor &amp; Söhne')
  const { html, text, to } = await named('<img src=x onerror=alert(1)>')
  expect(html).not.toContain('<img')
  expect(text).toMatch(/^Guten Tag,\n/)
  expect(to).toEqual({ name: '<img src=x onerror=alert(1)> Müßig', address: 'juergen@example.org' })
})

test('a lens needs no backup and no SIM card', async () => {
  const lens = { ...aWholeTrade().lines[0]!, device: { ...aWholeTrade().lines[0]!.device, categoryId: 'lenses' as const } }
  const { text } = await mailOf('trade_received', aWholeTrade({ lines: [lens] }), null)
  expect(text).not.toMatch(/SIM|Daten sichern/)
  expect(text).toContain('1. In einen festen Karton packen')
})

describe('the day by which the money is expected', () => {
  const at = (state: WholeTrade['state'], instant: string) => ({ at: new Date(instant), state, reason: 'any' })
  const written = async (
    kind: TradeMailKind,
    change: Partial<WholeTrade>,
    rule: { payoutWorkingDays?: number | undefined } = {},
  ) => {
    const market = { ...findMarket('wkfs_de_DE'), payoutWorkingDays: 2, ...rule }
    return (await tradeMail(kind, aWholeTrade(change), market)).text.replace(/\s+/g, ' ')
  }
  const received = { state: 'received', history: [at('received', '2026-11-24T10:00:00Z')] } satisfies Partial<WholeTrade>
  const inspected = {
    state: 'payout_pending',
    history: [at('payout_pending', '2026-11-27T22:30:00Z')],
  } satisfies Partial<WholeTrade>

  test('the day by which the money is expected is in the mails about the sale, the arrival and the inspection, counted from the last step', async () => {
    expect(await written('trade_received', {})).toContain('Geld erwartet bis: Montag, 14. Dezember 2026')
    expect(await written('device_received', received)).toContain('Montag, 30. November 2026')
    const mail = await written('inspected_as_described', inspected)
    expect(mail).toContain('Geld erwartet bis: Mittwoch, 2. Dezember 2026')
  })

  test('the day by which the money is expected is left out of a mail that is sent after the money, and where the shop has not said how fast it pays', async () => {
    expect(await written('device_received', { state: 'paid' })).not.toContain('Geld erwartet')
    expect(await written('trade_cancelled', { state: 'cancelled' })).not.toContain('Geld erwartet')
    expect(await written('trade_received', {}, { payoutWorkingDays: undefined })).not.toContain('Geld erwartet')
  })
})

test('the mail about a new sale says what happens if the price is lower, as the seller chose', async () => {
  const written = async (ifLower: WholeTrade['ifLower']) =>
    (await mailOf('trade_received', aWholeTrade({ ifLower }), null)).text.replace(/\s+/g, ' ')
  for (const asked of [null, { kind: 'ask' } as const])
    expect(await written(asked)).toContain('fragen wir Sie, bevor etwas geschieht')
  const accepted = await written({ kind: 'accept', downTo: 40_000 })
  expect(accepted).toContain('mindestens 400 € bringen')
  for (const chosen of [accepted, await written({ kind: 'return' })]) expect(chosen).not.toContain('bevor etwas geschieht')
})

describe.each(MARKETS)('the mails of $application about several parcels', ({ application }) => {
  const trade = aWholeTrade({ application, state: 'in_transit' })
  const [line] = trade.lines
  if (!line) throw new Error('The trade has no line')
  const second = { ...line, position: 1, parcel: 2, offerId: 'second' }
  const lines = [{ ...line, state: 'received' as const }, second]
  const texts = async (kind: TradeMailKind, change: Partial<WholeTrade>) => {
    const { subject, text, html } = await mailOf(kind, { ...trade, lines, ...change }, null)
    return [`${subject} ${text}`, html].map((words) => words.replace(/[\u00a0\u202f]/g, ' '))
  }

  test('say how many labels there are and which device travels in which', async () => {
    for (const words of await texts('trade_received', {})) {
      expect(words).toMatch(/(Die|The|Las|Les|Le) 2 /)
      expect(words).toMatch(/(paket|parcel|paquete|colis|pacco) 1[\s\S]*(paket|parcel|paquete|colis|pacco) 2/i)
    }
  })

  test('count what has arrived, and become needless with the last', async () => {
    for (const words of await texts('first_parcel_received', {})) expect(words).toMatch(/1 \D{1,12}2/)
    expect(isOutdated('first_parcel_received', trade)).toBe(false)
    expect(isOutdated('first_parcel_received', { ...trade, state: 'received' })).toBe(true)
    expect(isOutdated('device_received', { ...trade, state: 'in_inspection' })).toBe(false)
  })

  test('name a parcel that never came, without its price', async () => {
    const never = { ...second, state: 'expired' as const, price: 77_700, total: 77_700 }
    for (const words of await texts('device_received', { lines: [lines[0]!, never] })) {
      expect(words).toMatch(/nicht angekommen|did not arrive|no ha llegado|non arrivé|non arrivato/)
      expect(words).not.toContain('777')
    }
    for (const words of await texts('trade_paid', { lines: [{ ...line, state: 'paid' }, never] }))
      expect(words).not.toMatch(/nicht angekommen|did not arrive|no ha llegado|non arrivé|non arrivato/)
  })
})
