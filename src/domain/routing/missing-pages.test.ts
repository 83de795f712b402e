import { expect, test } from 'vitest'
import { logMissingPage } from './missing-pages'

const logged = (path: string) => {
  const lines: string[] = []
  logMissingPage(path, (line) => void lines.push(line))
  return lines
}

test.each([
  ['/x1/clarification/QmFzZS1pZC13aXRoLWh5cGhlbg/RV-1042170', '/x1/clarification/…'],
  ['/x2/clarification/-UVCq/RV-1', '/x2/clarification/…'],
  ['/aclaracion/abCdefghijk1lm:RV-2', '/aclaracion/…:rv-2'],
])('the missing path %s is logged without its secrets', (path, shown) => {
  expect(logged(path)).toEqual([`Page Not Found: ${shown}`])
})

test('a long slug is logged unchanged', () => {
  expect(logged('/verkaufen/objektive-und-kameras-aus-zweiter-hand')).toEqual([
    'Page Not Found: /verkaufen/objektive-und-kameras-aus-zweiter-hand',
  ])
})

test('a missing path is logged once', () => {
  expect(logged('/nirgendwo')).toHaveLength(1)
  expect(logged('/nirgendwo')).toEqual([])
})
