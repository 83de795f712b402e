import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TradeState } from '@trade-in-shop/contracts/trades'
import * as en from '@/storefront/i18n/messages/en'
import { lineWords, reasonWords, stateWords } from './trade-details'

test.each(TradeState.options)('the trade state %s has a message', (state) => {
  expect(en.trade).toHaveProperty([stateWords(state)])
})

test('an unknown reason shows the words of its state', () => {
  expect(reasonWords({ state: 'received', reason: 'weighed_twice' })).toBe('trade.state.received')
  expect(reasonWords({ state: 'received', reason: 'constructor' })).toBe('trade.state.received')
  expect(lineWords('on_the_shelf', 'in_inspection')).toBe('trade.state.in_inspection')
})

test('every reason and line state with words uses its code as the key', () => {
  const codes = (part: string) => Object.keys(en.trade).flatMap((id) => (id.startsWith(part) ? [id.slice(part.length)] : []))
  for (const code of codes('trade.reason.')) expect(reasonWords({ state: 'paid', reason: code })).toBe(`trade.reason.${code}`)
  for (const code of codes('trade.line.')) expect(lineWords(code, 'paid')).toBe(`trade.line.${code}`)
})

test('every reason of the reference platform has words', () => {
  const files = ['trades/move-trade', 'clarifications/inspect', 'sales/create-trade', 'sales/expiry-worker']
  const sources = files.map((file) => readFileSync(`platform/${file}.ts`, 'utf8'))
  const reasons = sources.flatMap((source) =>
    [...source.matchAll(/(?:moveTrade|appendHistory)\([^)]*?'[a-z_]+', '([a-z_]+)'/g)].map((match) => match[1] ?? ''),
  )
  expect(reasons.length).toBeGreaterThan(5)
  for (const reason of reasons) expect(reasonWords({ state: 'paid', reason })).toBe(`trade.reason.${reason}`)
})
