import { beforeAll, describe, expect, test } from 'vitest'
import { messagesIn } from '@platform/messages/texts'
import { TRADE_MAIL_KINDS } from '@platform/outbox/outbox-store'
import { MARKETS } from '../../tests/support/platform-markets'
import { shownText } from '../../tests/support/shown-text'
import { MAIL_WRITERS } from './mail-writers'
import { MAIL_PREVIEWS } from './preview-mails'

const previewsIn = (market: (typeof MARKETS)[number]) =>
  Promise.all([...MAIL_PREVIEWS].map(async ([kind, preview]) => ({ kind, mails: await preview(market) })))

test('the preview has every kind of mail that the outbox can store', () => {
  expect([...MAIL_PREVIEWS.keys()].toSorted()).toEqual([...TRADE_MAIL_KINDS, ...Object.keys(MAIL_WRITERS)].toSorted())
})

/** Areas of messages that mails alone are made of; of the subjects of the contact form a mail names one. */
const IN_MAILS = /^(?:account|clarification|contact(?!\.subjects)|mail|newsletter|payout|trade)\./
/** What a message says between its placeholders. */
const literals = (message: string) => message.split(/\{\w+\}|\n/).map((part) => part.trim())

describe.each(MARKETS)('in $application', (market) => {
  let previews: Awaited<ReturnType<typeof previewsIn>>
  beforeAll(async () => {
    previews = await previewsIn(market)
  })

  test('every mail of the preview has a subject, a text and HTML without an unfilled placeholder', () => {
    for (const { kind, mails } of previews) {
      expect([kind, mails.length > 0]).toEqual([kind, true])
      for (const { subject, text, html } of mails) {
        for (const part of [subject, text, shownText(html)]) {
          expect([kind, part.trim() === '']).toEqual([kind, false])
          expect([kind, part.match(/[{}]|\b(?:undefined|null|NaN)\b|\[object/)?.[0]]).toEqual([kind, undefined])
        }
        expect(html).toContain(`<html dir="ltr" lang="${market.locale}">`)
      }
    }
  })

  test('every text of mails is in a mail of the preview', () => {
    const mails = previews.flatMap((preview) => preview.mails)
    const shown = mails.map(({ subject, text, html }) => `${subject}\n${text}\n${shownText(html)}`).join('\n')
    const hidden = Object.entries(messagesIn(market.locale)).filter(
      ([id, message]) => IN_MAILS.test(id) && literals(message).some((part) => !shown.includes(part)),
    )
    expect(hidden).toEqual([])
  })

  test('no message names a brand', () => {
    expect(Object.values(messagesIn(market.locale)).filter((message) => /revalo/i.test(message))).toEqual([])
  })
})

test('every mail has the name and the colour of its market, and the logo while the address of its shop is known', async () => {
  const [market] = MARKETS
  if (!market) throw new Error('There is no market')
  const logo = /<img[^>]* alt="Revalo" height="26" src="http[^"]*\/brand\/revalo\.png"[^>]* width="114"/
  const brand = { name: 'Anders & Co', colour: '#123456', logo: null }
  const [seeded, other] = [await previewsIn(market), await previewsIn({ ...market, brand })]
  for (const { html } of seeded.flatMap(({ mails }) => mails)) expect(html).toMatch(logo)
  for (const { subject, text, html } of other.flatMap(({ mails }) => mails)) {
    expect(`${subject}${text}${html}`).not.toMatch(/revalo/i)
    expect(shownText(html)).toContain('Anders & Co')
    if (html.includes('mso-padding-alt')) expect(html).toContain('background:#123456')
  }
})
