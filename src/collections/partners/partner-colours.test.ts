import { expect, test } from 'vitest'
import { aganPartner } from '@/seed/partner'
import { formatRatio, nearestReadable, type PalettePart } from './colour-pairs'
import { colourProblems } from './partner-colours'

const agan = aganPartner({ headline: 'x', intro: 'x' }, 'de', 3000)
const light = { action: '#173f8a', onAction: '#ffffff', ground: '#f7f8fa', tint: '#eaeff6' }

test("the sample partner's colours have enough contrast in both schemes", () => {
  expect(colourProblems('colours', agan.colours, 'en')).toEqual([])
  expect(colourProblems('coloursDark', agan.coloursDark, 'en')).toEqual([])
})

test.each([null, {}, { action: '', onAction: null }])(
  'a scheme without colours uses the shop’s own and has no problem: %j',
  (none) => {
    expect(colourProblems('colours', none, 'en')).toEqual([])
  },
)

test('colours are valid only as all four or none, as #rrggbb', () => {
  const paths = colourProblems('colours', { action: '#173f8a', onAction: 'white', ground: '#fff' }, 'en').map(({ path }) => path)
  expect(paths).toEqual(['colours.onAction', 'colours.ground', 'colours.tint'])
})

test.each([
  ['onAction', { onAction: '#8899bb' }],
  ['action', { action: '#7f9ad6', onAction: '#000000' }],
  ['ground', { ground: '#c0c0c0' }],
  ['tint', { tint: '#b0b8c0' }],
])('a colour of %s with too little contrast is refused at its field', (part, change) => {
  const problems = colourProblems('colours', { ...light, ...change }, 'en')
  expect(problems.map(({ path }) => path)).toContain(`colours.${part}`)
})

test('colours of the light scheme are refused for the dark scheme', () => {
  expect(colourProblems('coloursDark', light, 'en').length).toBeGreaterThan(0)
})

test.each<[PalettePart, string]>([
  ['onAction', '#8899bb'],
  ['action', '#7f9ad6'],
  ['ground', '#c0c0c0'],
  ['tint', '#b0b8c0'],
])('the colour that is offered instead of %s %s can be read', (part, colour) => {
  const palette = { ...light, [part]: colour }
  const near = nearestReadable('colours', palette, part)
  expect(colourProblems('colours', { ...palette, [part]: near }, 'en')).toEqual([])
})

test('a ratio just below the least is never shown as the least', () => {
  expect([formatRatio(4.49, 'en'), formatRatio(4.49, 'de'), formatRatio(21, 'en')]).toEqual(['4.4', '4,4', '21.0'])
})
