import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { euros } from '@/domain/euros'
import { LANGUAGES } from '@/domain/market/market'
import { compileDirectory } from '@/domain/routing/directory'
import { contentHash } from '@/cms/content-hash'
import { seedContent } from '@/seed/sample-content'
import { clientShop } from '@/storefront/shop/client-shop'
import { ShopContext } from '@/storefront/shop/shop-provider'
import { loadMessages } from '@/storefront/i18n/load-messages'
import { DecisionHelp } from './decision-help'

const found = compileDirectory(await seedContent({ port: 3000 }), { port: 3000, hashOf: contentHash }).shopOf('de.localhost')
if (!found) throw new Error('No shop for de')
const shop = clientShop(found)

test.each(LANGUAGES)('a question about devices that are recycled promises no money, in %s', (language) => {
  const render = (...prices: number[]) =>
    renderToStaticMarkup(
      <ShopContext value={shop}>
        <IntlProvider locale={language} timeZone="Europe/Berlin" messages={loadMessages(language)}>
          <DecisionHelp
            lines={prices.map((price) => ({ newPrice: euros(price) }))}
            now={Date.parse('2026-11-05T10:00:00Z')}
            link={(words) => <a key="link">{words}</a>}
          />
        </IntlProvider>
      </ShopContext>,
    )
  const money = /Geld|money|dinero|argent|denaro/
  expect(render(0, 5000)).toMatch(money)
  expect(render(0, 0)).not.toMatch(money)
  expect(render(0, 0)).toContain('<a>')
})
