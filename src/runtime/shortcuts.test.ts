import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findUnknownShortcuts, isSwitchedOn, SHORTCUTS } from './shortcuts'

test('a shortcut is in use unless SWITCHED_OFF names it', () => {
  expect(isSwitchedOn('page-cache', '')).toBe(true)
  expect(isSwitchedOn('page-cache', 'late-parts,page-cache')).toBe(false)
  expect(isSwitchedOn('script-check', 'late-parts,page-cache')).toBe(true)
})

test('names that are no shortcuts are found', () => {
  expect(findUnknownShortcuts('page-cash,late-parts')).toEqual(['page-cash'])
})

test('docs/dependencies.md has a row for each shortcut', () => {
  const document = readFileSync('docs/dependencies.md', 'utf8')
  expect(SHORTCUTS.filter((name) => !document.includes(`| \`${name}\``))).toEqual([])
})
