import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { bonusOfSold } from '@trade-in-shop/contracts/sale-sums'
import type { Voucher } from '@trade-in-shop/contracts/vouchers'
import { euros } from '@/domain/euros'
import { LANGUAGES } from '@/domain/market/market'
import type { CartLine } from '@/storefront/cart/cart-state'
import { loadMessages } from '@/storefront/i18n/load-messages'
import { ReturnVoucherNote } from './return-voucher-note'

const line = (name: string, amount: number): CartLine => ({
  ...{ offerId: name, conditionId: name, answers: [], answerTexts: [], quantity: 1, price: euros(amount) },
  device: { id: name, name, manufacturer: 'Acme', url: name, categoryId: 'phones' },
  validUntil: '2026-12-05T10:00:00Z',
})
const FIFTY_FROM_500: Voucher = { code: 'FIFTY500', kind: 'fixed', value: 5000, minimum: 50_000 }
const render = (language: string, voucher: Voucher | null, ...cart: CartLine[]) =>
  renderToStaticMarkup(
    <IntlProvider locale={language} messages={loadMessages(language)}>
      <ReturnVoucherNote cart={cart} voucher={voucher} />
    </IntlProvider>,
  )

test.each(LANGUAGES)('the choice of a return says what the dearest device takes off the bonus, in %s', (language) => {
  const left = bonusOfSold({ ...FIFTY_FROM_500, minimum: 50_000 }, [{ total: 10_000, offered: 10_000 }])
  expect(left).toBe(1000)
  expect(render(language, FIFTY_FROM_500, line('cheap', 10_000), line('dear', 41_200))).toMatch(/FIFTY500.*50.*500.*dear.*10/)
})

test('the choice of a return of the only device says that nothing of the bonus is left', () => {
  expect(render('de', FIFTY_FROM_500, line('only', 60_000))).toMatch(/only.*0\s€/)
})

test.each([
  ['no voucher', null],
  ['a share', { ...FIFTY_FROM_500, kind: 'percent', value: 5 }],
  ['a voucher without a minimum', { code: 'TEN', kind: 'fixed', value: 1000, minimum: 0 }],
  ['a voucher of a platform that names no minimum', { code: 'TEN', kind: 'fixed', value: 1000 }],
  ['a minimum that is reached without either device', { ...FIFTY_FROM_500, minimum: 10_000 }],
] as const)('the choice of a return says nothing about %s', (_name, voucher) => {
  expect(render('de', voucher, line('one', 20_000), line('other', 41_200))).toBe('')
})
