import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import type { Clarification, ClarificationLine, ClarificationVoucher } from '@trade-in-shop/contracts/clarifications'
import { LANGUAGES } from '@/domain/market/market'
import { euros } from '@/domain/euros'
import { loadMessages } from '@/storefront/i18n/load-messages'
import { VoucherNote } from './voucher-note'
import type { Decisions } from './use-decision'

const line = (offerId: string, amount: number): ClarificationLine => ({
  ...{ offerId, quantity: 1, differences: [], matching: [], photos: [], disposal: null, decision: null },
  device: { id: 'one', name: 'one', manufacturer: 'Acme', url: 'one', categoryId: 'phones' },
  ...{ oldPrice: euros(amount), newPrice: euros(amount - 1000) },
})
const FIFTY_FROM_500: ClarificationVoucher = {
  ...{ code: 'FIFTY500', kind: 'fixed', value: 5000, minimum: euros(50_000), kept: [] },
}
const clarified = (voucher: Clarification['voucher'], ...lines: ClarificationLine[]): Clarification => ({
  ...{ state: 'open', expiresAt: '2026-12-05T10:00:00Z', voucher, lines },
})
const render = (locale: string, clarification: Clarification, chosen: Decisions = {}) =>
  renderToStaticMarkup(
    <IntlProvider locale={locale} messages={loadMessages(locale)}>
      <VoucherNote clarification={clarification} open={clarification.lines} chosen={chosen} />
    </IntlProvider>,
  )

test.each(LANGUAGES)('a return that cuts the bonus is said with what is left of it, in %s', (language) => {
  const kept = [{ total: euros(41_200), offered: euros(41_200) }]
  const text = render(language, clarified({ ...FIFTY_FROM_500, kept }, line('a', 10_000)))
  expect(text).toMatch(/FIFTY500.*50.*500.*41[.,]20/)
})

test('with several devices what is left is said once all are chosen, by the choices', () => {
  const two = clarified(FIFTY_FROM_500, line('a', 41_200), line('b', 10_000))
  expect(render('de', two)).not.toMatch(/41,20|10,00/)
  expect(render('de', two, { a: 'accept', b: 'return' })).toContain('41,20')
  expect(render('de', two, { a: 'return', b: 'accept' })).toMatch(/bleiben davon 10\s€/)
})

test.each([
  ['a sale without a voucher', null],
  [
    'a voucher without a minimum, where a device stays',
    { ...FIFTY_FROM_500, minimum: euros(0), kept: [{ total: euros(100), offered: euros(100) }] },
  ],
  ['a share', { ...FIFTY_FROM_500, kind: 'percent' as const, value: 5 }],
])('nothing is said of %s', (_name, voucher) => {
  expect(render('de', clarified(voucher, line('a', 10_000)))).toBe('')
})
