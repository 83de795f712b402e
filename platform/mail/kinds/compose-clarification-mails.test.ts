import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PORTRAIT_VERSION } from '@trade-in-shop/contracts/portrait-address'
import type { Mail } from '@platform/mail/mail'
import { MARKETS, makeOrigin as HOST } from '../../../tests/support/platform-markets'
import { shownText } from '../../../tests/support/shown-text'
import { smallPlatform, type SmallPlatform } from '../../../tests/support/small-platform'
import { messagesIn } from '@platform/messages/texts'
import { CLARIFICATION_MAILS } from './compose-clarification-mails'
import { SECOND_LOOK_MAILS } from './compose-second-look-mails'

const [ID, ACCESS, OFFER] = ['only-for-the-path-0123', 'only-for-the-fragment0', 'an-offer-of-this-trade']
const NUMBER = 'RV-1042170'
let platform: SmallPlatform
beforeAll(async () => {
  platform = await smallPlatform('clarification-letters')
})
afterAll(() => platform.drop())

const line = { offerId: OFFER, device: 'iPhone 13 128 GB', oldPrice: 41_200, newPrice: 33_000 }
const about = (application: string) => ({
  ...{ application, email: 'juergen@example.org', firstName: 'Jürgen', number: NUMBER, accessId: ACCESS },
  ...{ id: ID, expiresAt: '2026-12-05T22:30:00.000Z', maskedAccount: 'DE89 •••• •••• 3000', total: 33_000 },
  ...{ downTo: 30_000, decideBy: '2026-11-25T12:00:00.000Z', result: 'raised' },
})
const DIFFERENCES = [{ question: 'Wie sieht das Display aus?', yours: 'makellos', ours: 'Kratzer' }]
const MAILS = { ...CLARIFICATION_MAILS, ...SECOND_LOOK_MAILS }
type Kind = keyof typeof MAILS
async function written(kind: Kind, application: string, change: Record<string, unknown> = {}): Promise<Mail> {
  const decision = kind === 'clarification_opened' ? {} : { decision: 'accept', differences: DIFFERENCES }
  const mail = await MAILS[kind].write(platform, {
    ...about(application),
    lines: [{ ...line, ...decision }],
    ...change,
  })
  if (!mail) throw new Error(`${kind} wrote nothing`)
  return mail
}
const picturesOf = ({ html }: Mail) =>
  [...html.matchAll(/<img[^>]* alt="" height="56" src="([^"]*)"[^>]* width="56"/g)].map(([, address]) => address)
const linksOf = ({ html }: Mail) => [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)
const WRITTEN: readonly Kind[] = [
  'clarification_opened',
  'clarification_acknowledged',
  'clarification_beforehand',
  'clarification_expired',
  'second_look_asked',
  'second_look_decided',
  'second_look_restored',
  'inspected_better',
]

describe.each(MARKETS)('$application', ({ application, locale }) => {
  test.each(WRITTEN)('%s is written whole and in the market’s language', async (kind) => {
    const { subject, text, html, to } = await written(kind, application)
    expect(`${subject}${text}${shownText(html)}`).not.toMatch(/[{}]|\b(undefined|null)\b/)
    expect(html).toContain(`<html dir="ltr" lang="${locale}">`)
    expect(text).toContain(NUMBER)
    expect(text).toMatch(/330\s€|€\s?330(?![.,]\d)/)
    expect(to.address).toBe('juergen@example.org')
  })

  test('the question leads to its page and to the quick answer, in the market’s own shop', async () => {
    const page = `${HOST(application)}/clarification/${ID}:${NUMBER}`
    const quick = `${HOST(application)}/clarification/clarificationQuickAnswer/${ID}:${NUMBER}:${OFFER}`
    expect(linksOf(await written('clarification_opened', application))).toEqual([page, quick])
    const lines = [line, { ...line, offerId: 'another-offer-of-this-x' }]
    expect(linksOf(await written('clarification_opened', application, { lines }))).toEqual([page])
  })

  test('the answer leads to the sale by the fragment alone', async () => {
    const mail = await written('clarification_acknowledged', application)
    expect(linksOf(mail)).toEqual([`${HOST(application)}/account/overview#trade=${ACCESS}`])
  })
})

describe('the drawing of a device', () => {
  const look = { categoryId: 'phones', picture: { kind: 'portrait', traits: '72x147 f:isle c:sky' } }
  const drawn = { ...line, look, decision: 'accept', differences: DIFFERENCES }
  const address = `${HOST('wkfs_fr_FR')}/portraits/${PORTRAIT_VERSION}/phones,72x147,f:isle,c:sky.png`

  test.each(WRITTEN)(
    'the drawing of a device is beside what %s says about it, once, from the market’s own shop',
    async (kind) => {
      expect(picturesOf(await written(kind, 'wkfs_fr_FR', { lines: [drawn] }))).toEqual([address])
    },
  )

  test('the drawing of a device is there for each of several devices, and that of the category where the catalogue has none', async () => {
    const lines = [drawn, { ...drawn, look: { categoryId: 'cameras', picture: null } }]
    const mail = await written('clarification_opened', 'wkfs_fr_FR', { lines })
    expect(picturesOf(mail)).toEqual([address, expect.stringMatching(/\/cameras\.png$/)])
    expect(mail.text).not.toContain('portraits')
  })

  test('the drawing of a device is missing in a mail that an older version has stored', async () => {
    expect(picturesOf(await written('clarification_opened', 'wkfs_fr_FR'))).toEqual([])
  })

  test('the drawing of a device is drawn for a device with a photograph, too', async () => {
    const photographed = { ...drawn, look: { ...look, picture: { ...look.picture, kind: 'photograph' } } }
    expect(picturesOf(await written('clarification_opened', 'wkfs_fr_FR', { lines: [photographed] }))).toEqual([address])
  })
})

test('the deadline has the market’s day and time: late in the evening in Dublin is the next day in Madrid', async () => {
  const change = { expiresAt: '2026-12-05T23:30:00.000Z' }
  expect((await written('clarification_opened', 'wkfs_es_ES', change)).text).toContain('6 de diciembre de 2026, 00:30')
  expect((await written('clarification_opened', 'wkfs_en_IE', change)).text).toContain('5 December 2026 at 23:30')
})

test.each([
  ['wkfs_de_DE', 'Für dieses Gerät brauchen Sie nichts zu tun.'],
  ['wkfs_de_AT', 'Für dieses Gerät brauchen Sie nichts zu tun.'],
  ['wkfs_en_IE', 'For this device there is nothing for you to do.'],
  ['wkfs_es_ES', 'Para este dispositivo no tiene que hacer nada.'],
  ['wkfs_fr_FR', 'Pour cet appareil, vous n’avez rien à faire.'],
  ['wkfs_it_IT', 'Per questo dispositivo non deve fare nulla.'],
])(
  'the mail of %s about a better condition says "nothing to do" of that device alone: another one may wait for an answer',
  async (application, sentence) => {
    const { text, html } = await written('inspected_better', application)
    for (const said of [text, html]) expect(said.replace(/\s+/g, ' ')).toContain(sentence)
  },
)

test('a choice made with the sale is repeated with the answers that differ, and leads to photos and sale', async () => {
  const accepted = await written('clarification_beforehand', 'wkfs_de_DE')
  expect(accepted.text.replace(/\s+/g, ' ')).toContain('mindestens 300 €')
  for (const said of ['Wie sieht das Display aus?', 'makellos', 'Kratzer']) expect(accepted.text).toContain(said)
  const page = `${HOST('wkfs_de_DE')}/clarification/${ID}:${NUMBER}`
  expect(linksOf(accepted)).toEqual([page, `${HOST('wkfs_de_DE')}/account/overview#trade=${ACCESS}`])
  const lines = [{ ...line, decision: 'return', differences: DIFFERENCES }]
  const returned = await written('clarification_beforehand', 'wkfs_de_DE', { downTo: null, total: 0, lines })
  expect(returned.text.replace(/\s+/g, ' ')).toContain('immer zurückschicken')
  expect(returned.text).not.toContain('DE89')
})

test('where nothing is sold, no money and no account is named', async () => {
  const change = { total: 0, lines: [{ ...line, decision: 'return' }] }
  const { text } = await written('clarification_expired', 'wkfs_de_DE', change)
  expect(text).toContain('kostenlos')
  expect(text).not.toMatch(/DE89|€/)
})

test('a clarification that is not open sends no reminder', async () => {
  const payload = { ...about('wkfs_de_DE'), lines: [line] }
  expect(await CLARIFICATION_MAILS.clarification_reminder.write(platform, payload)).toBeNull()
})

test('a name that looks like an address is left out', async () => {
  expect((await written('clarification_opened', 'wkfs_de_DE', { firstName: 'win at evil.example' })).text).not.toContain('evil')
})

test('what is said about a second look of several devices names none in the singular', () => {
  const texts = MARKETS.flatMap(({ locale }) => Object.entries(messagesIn(locale)))
  const said = texts.flatMap(([id, text]) => (id.startsWith('clarification.secondLook.') ? [text] : []))
  expect(said.length).toBeGreaterThan(10 * MARKETS.length)
  expect(said.filter((text) => /\b(?:Gerät|device|dispositivo|appareil)\b/.test(text))).toEqual([])
})
