import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test, vi } from 'vitest'
import { LANGUAGES } from '@trade-in-shop/contracts/languages'
import type { Declined } from '@trade-in-shop/contracts/offers'
import { loadMessages } from '@/storefront/i18n/load-messages'
import { DeclinedNotice } from '@/storefront/valuation/price-parts'
import { pricedQuestions } from '@platform/catalogue/question-set'
import { valuate } from '@platform/offers/price'
import { questionSets } from '@platform/seed/question-rows'
import { readData } from '@platform/seed/read-data'

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }))

const { questions, deviceQuestions } = await readData()
/** Single devices have questions of their own; their answers are tried beside those of phones. */
const own = deviceQuestions.flatMap(({ questions: added }) => added)
const sets = questionSets({ ...questions, phones: [...questions.phones, ...own] }, [], []).categories

const FORBIDS_POSTING =
  /nicht verschickt|must not go in the post|no puede enviarse|ne peut pas être expédiée|non può essere spedita/
const OFFERS_RECYCLING = /recycel|recycle|recicl|recyclons|ricicl/

type Case = Readonly<{ name: string; locale: string; declined: Declined; reasons: string[] }>
/** Every knock-out answer alone and with every other one of its category, in every language. */
const LOCALES = [...LANGUAGES, 'de-AT']
const cases: Case[] = LOCALES.flatMap((locale) =>
  sets.flatMap(({ category, questions: stored }) => {
    const priced = pricedQuestions(stored, category, locale)
    const out = priced.flatMap(({ id, answers }) =>
      answers.flatMap(({ id: answerId, knockOut }) => (knockOut ? [{ questionId: id, answerId, reason: knockOut.reason }] : [])),
    )
    return out.flatMap((one) =>
      out.map((other) => {
        const { declined } = valuate(10_000, priced, [one, other])
        if (!declined) throw new Error(`${one.answerId} declines nothing`)
        const names = [...new Set([one.answerId, other.answerId])].join(' with ')
        return { name: `${names}, ${locale}`, locale, declined, reasons: [one.reason, other.reason] }
      }),
    )
  }),
)

function renderNotice({ locale, declined }: Case): string {
  const notice = createElement(DeclinedNotice, { declined, contact: '/contact' })
  return renderToStaticMarkup(createElement(IntlProvider, { locale, messages: loadMessages(locale) }, notice))
}
const textOf = (html: string) => html.replaceAll(/<svg.*?<\/svg>|<[^>]*>/g, '').trim()

test('the catalogue has knock-out answers in every language, some of which forbid posting', () => {
  for (const locale of LOCALES)
    expect(cases.filter((each) => each.locale === locale && FORBIDS_POSTING.test(each.declined.reason))).not.toEqual([])
})

test.each(cases.filter(({ reasons }) => reasons.some((reason) => FORBIDS_POSTING.test(reason))))(
  'a device that must not be posted is declined without a label and without a link: $name',
  (each) => {
    expect(each.declined.disposal).toBe('local')
    const html = renderNotice(each)
    expect(textOf(html)).toBe(each.declined.reason)
    expect(html).not.toContain('href')
  },
)

test.each(cases.filter(({ reasons }) => !reasons.some((reason) => FORBIDS_POSTING.test(reason))))(
  'a device is declined with a label exactly where the reason offers to recycle it: $name',
  (each) => {
    const { reason, disposal } = each.declined
    expect(disposal).toBe(OFFERS_RECYCLING.test(reason) ? 'label' : 'none')
    expect(textOf(renderNotice(each)) === reason).toBe(disposal === 'none')
  },
)
