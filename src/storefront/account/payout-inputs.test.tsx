import { FormProvider, useForm } from 'react-hook-form'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { contentHash } from '@/cms/content-hash'
import { EMPTY_PAYOUT } from '@/domain/checkout/payment-types'
import { compileDirectory } from '@/domain/routing/directory'
import { seedContent } from '@/seed/sample-content'
import { loadMessages } from '@/storefront/i18n/load-messages'
import { clientShop, type ClientShop } from '@/storefront/shop/client-shop'
import { ShopContext } from '@/storefront/shop/shop-provider'
import { usePayoutChoices } from './payout-inputs'
import { ProfilePaymentFields } from './profile/profile-field'

const directory = compileDirectory(await seedContent({ port: 3000 }), { port: 3000, hashOf: contentHash })
const shops = ['de', 'at', 'es', 'fr', 'it'].flatMap((code) => directory.shopOf(`${code}.localhost`) ?? []).map(clientShop)

function Form({ type }: { type: string }) {
  const choices = usePayoutChoices('profile')
  return (
    <FormProvider {...useForm({ defaultValues: { ...EMPTY_PAYOUT } })}>
      {choices.map(({ value, title, text }) => `[${value} ${title}, ${text}]`)}
      <ProfilePaymentFields type={type} />
    </FormProvider>
  )
}
const render = (shop: ClientShop, type: string) =>
  renderToStaticMarkup(
    <ShopContext value={shop}>
      <IntlProvider locale={shop.locale} messages={loadMessages(shop.locale)}>
        <Form type={type} />
      </IntlProvider>
    </ShopContext>,
  )
const fieldNames = (html: string) => [...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)

test.each(shops)('a form offers bank and PayPal, and has the fields of the chosen kind alone, in $market', (shop) => {
  expect(render(shop, '13')).toMatch(/\[13 \S.*IBAN\S*\]\[2 PayPal, \S.*PayPal\S*\]/)
  expect(fieldNames(render(shop, '13'))).toEqual(['iban', 'holder'])
  expect(fieldNames(render(shop, '2'))).toEqual(['paypalAccount', 'paypalRepeat'])
  expect(fieldNames(render(shop, 'later'))).toEqual([])
})
