import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { euros } from '@/domain/euros'
import { LANGUAGES } from '@/domain/market/market'
import { loadMessages } from '@/storefront/i18n/load-messages'
import { DecisionHelp } from './decision-help'

test.each(LANGUAGES)('a question about devices that are recycled promises no money, in %s', (language) => {
  const render = (...prices: number[]) =>
    renderToStaticMarkup(
      <IntlProvider locale={language} messages={loadMessages(language)}>
        <DecisionHelp
          lines={prices.map((price) => ({ newPrice: euros(price) }))}
          days={2}
          link={(words) => <a key="link">{words}</a>}
        />
      </IntlProvider>,
    )
  const money = /Geld|money|dinero|argent|denaro/
  expect(render(0, 5000)).toMatch(money)
  expect(render(0, 0)).not.toMatch(money)
  expect(render(0, 0)).toContain('<a>')
})
