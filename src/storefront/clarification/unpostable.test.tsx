import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import type { Clarification, ClarificationLine } from '@trade-in-shop/contracts/clarifications'
import { euros } from '@/domain/euros'
import { LANGUAGES } from '@/domain/market/market'
import { loadMessages } from '@/storefront/i18n/load-messages'
import { DecisionBar, OneDecision } from './one-decision'
import { SeveralBar, SeveralDecisions } from './several-decisions'
import type { Deciding } from './use-decision'

const line = (offerId: string, disposal: ClarificationLine['disposal'], newPrice = 0): ClarificationLine => ({
  ...{ offerId, quantity: 1, differences: [], matching: [], photos: [], decision: null, disposal },
  device: { id: offerId, name: offerId, manufacturer: 'Acme', url: offerId, categoryId: 'phones' },
  ...{ oldPrice: euros(40_000), newPrice: euros(newPrice) },
})
const SWOLLEN = line('swollen', 'local')
const LOCKED = line('locked', 'label')

function render(language: string, children: ReactNode): string {
  return renderToStaticMarkup(
    <IntlProvider locale={language} messages={loadMessages(language)}>
      {children}
    </IntlProvider>,
  )
}
function screens(language: string, ...lines: [ClarificationLine, ...ClarificationLine[]]) {
  const clarification: Clarification = { state: 'open', expiresAt: '2026-12-05T10:00:00Z', lines }
  const deciding: Deciding = {
    ...{ clarification, sending: false, sent: false, failure: null },
    ...{ decide: () => Promise.resolve(), lookAgain: () => Promise.resolve() },
  }
  const several = { lines, chosen: {}, setChosen: () => undefined, deciding }
  return {
    one: render(language, <OneDecision line={lines[0]} deciding={deciding} quick={false} />),
    bar: render(language, <DecisionBar line={lines[0]} deciding={deciding} />),
    several: render(language, <SeveralDecisions {...several} />),
    severalBar: render(language, <SeveralBar {...several} />),
  }
}
const text = (language: string, id: 'return' | 'acceptNothing') => String(loadMessages(language)[`clarification.${id}`])

test.each(LANGUAGES)('a device that must not be posted is not offered back, and the screen says why, in %s', (language) => {
  const { one, bar, several, severalBar } = screens(language, SWOLLEN, LOCKED)
  for (const screen of [one, bar, severalBar]) {
    expect(screen).toContain(text(language, 'acceptNothing'))
    expect(screen).not.toContain(text(language, 'return'))
  }
  expect(one).toContain('data-testid="unpostable"')
  expect(several.match(/data-testid="unpostable"/g)).toHaveLength(1)
  expect(several.match(/value="return"/g)).toHaveLength(1)
})

test('a device that is locked can still be sent back', () => {
  const { one, bar, severalBar } = screens('de', LOCKED)
  for (const screen of [one, bar, severalBar]) expect(screen).toContain(text('de', 'return'))
  expect(one).not.toContain('unpostable')
})

test('the sentence beside a device that must not be posted names what happens after the deadline', () => {
  expect(screens('de', SWOLLEN).one).toContain('recyceln wir es nach der Frist kostenlos')
  expect(screens('de', line('kept', 'local', 37_900)).one).toContain('behalten wir es nach der Frist zum neuen Preis')
})
