import { expect, test } from 'vitest'
import { partnerTokens } from './partner-tokens'

const light = { action: '#173f8a', onAction: '#ffffff', ground: '#f7f8fa', tint: '#eaeff6' }
const dark = { action: '#a3c0fa', onAction: '#0a1733', ground: '#111318', tint: '#1b212c' }

test('a partner without colours changes nothing', () => {
  expect(partnerTokens({ colours: null, coloursDark: null })).toBe('')
})

test('a partner’s colours become tokens of the document, in both colour schemes', () => {
  const css = partnerTokens({ colours: light, coloursDark: dark })
  expect(css).toContain(':root[data-partner]{--c-action:#173f8a;')
  expect(css).toContain('@media(prefers-color-scheme:dark){:root[data-partner]{--c-action:#a3c0fa;')
})

test('a partner’s light colours without dark ones do not apply to the dark scheme', () => {
  expect(partnerTokens({ colours: light, coloursDark: null })).toMatch(/^@media\(prefers-color-scheme:light\)\{/)
})
