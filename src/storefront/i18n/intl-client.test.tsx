import { parse } from '@formatjs/icu-messageformat-parser'
import { renderToString } from 'react-dom/server'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { IntlClient } from './intl-client'
import { packed } from './sent-messages'

const text = '{count, plural, one {eine Frage} other {# Fragen}}'
const messages = { 'valuation.barQuestions': packed(parse(text, { captureLocation: false })) }

afterEach(() => vi.unstubAllGlobals())

const renderPage = (count: number) =>
  renderToString(
    <IntlClient locale="de-DE" timeZone="Europe/Berlin" messages={messages}>
      <FormattedMessage id="valuation.barQuestions" values={{ count }} /> <FormattedNumber value={1234.5} />
    </IntlClient>,
  )

test('pages of one locale share their plural rules and number formats, which are made for the first page', () => {
  let made = 0
  const count = <Constructor extends Intl.PluralRulesConstructor | Intl.NumberFormatConstructor>(target: Constructor) =>
    new Proxy(target, { construct: (constructor, given) => (made++, Reflect.construct(constructor, given)) })
  const counted = { PluralRules: count(Intl.PluralRules), NumberFormat: count(Intl.NumberFormat) }
  vi.stubGlobal('Intl', Object.create(Intl, Object.getOwnPropertyDescriptors(counted)))
  expect(renderPage(3)).toBe('<span>3 Fragen</span> <span>1.234,5</span>')
  expect(made).toBe(3)
  made = 0
  expect(renderPage(2)).toBe('<span>2 Fragen</span> <span>1.234,5</span>')
  expect(made).toBe(0)
})
