import { expect, test } from 'vitest'
import { contrast } from '@/domain/colours'
import { accentTokens, isColour } from './accent'

const LIGHT = { grounds: ['#faf8f3', '#ffffff', '#edf2ea'], ink: '#161a17' }
const DARK = { grounds: ['#121513', '#1a1e1b', '#1f2a23'], ink: '#f2f0e9' }

test('a readable accent sets the colours of buttons, links and focus', () => {
  expect(accentTokens('#6a1b9a', LIGHT)).toMatchObject({
    '--c-action': '#6a1b9a',
    '--c-on-action': '#ffffff',
    '--c-focus': '#6a1b9a',
  })
  expect(accentTokens('#d0b3ff', DARK)).toMatchObject({ '--c-action': '#d0b3ff', '--c-on-action': '#161a17' })
})

test.each([
  ['yellow on a light page', '#ffd400', LIGHT],
  ['a dark colour on a dark page', '#6a1b9a', DARK],
  ['grey on which neither white nor black can be read when pressed', '#8a8a8a', LIGHT],
  ['the ground itself', '#ffffff', LIGHT],
])('%s falls back', (_what, accent, around) => {
  expect(accentTokens(accent, around)).toBeNull()
})

test('every accent that is set can be read, on every ground and in every state of a button', () => {
  const steps = ['00', '33', '66', '99', 'cc', 'ff']
  const all = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)))
  for (const around of [LIGHT, DARK]) {
    const set = all.flatMap((accent) => accentTokens(accent, around) ?? [])
    expect(set.length).toBeGreaterThan(10)
    for (const tokens of set) {
      const on = tokens['--c-on-action']
      const pairs = [
        ...around.grounds.map((ground) => [tokens['--c-action'], ground] as const),
        ...(['--c-action', '--c-action-hover', '--c-action-press'] as const).map((name) => [on, tokens[name]] as const),
      ]
      expect(pairs.filter(([one, other]) => contrast(one, other) < 4.5)).toEqual([])
    }
  }
})

test.each([
  ['#a1b2c3', true],
  ['#A1B2C3', true],
  ['#abc', false],
  ['red', false],
  ['#a1b2c3;background:url(//evil.example)', false],
  ['#a1b2c3\n', false],
  [undefined, false],
])('isColour of %j is %s', (value, is) => {
  expect(isColour(value)).toBe(is)
})
