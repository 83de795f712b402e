import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { inBrowser } from './payload-loader.mjs'

const bundleOf = (name: string) => join('node_modules/@payloadcms', name, 'dist/exports/client/index.js')

/** The names that a bundle exports. */
const exportsOf = (bundle: string): string[] =>
  [...readFileSync(bundle, 'utf8').matchAll(/\bexport\{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.split(' as ').at(-1) ?? '')
    .toSorted()

const listedIn = (text: string): string[] =>
  [...text.matchAll(/^export \{([^}]*)\}/gm)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as ').at(-1) ?? '')
    .filter(Boolean)
    .toSorted()

test('the browser gets every export of the bundle of @payloadcms/ui', () => {
  const bundle = bundleOf('ui')
  expect(exportsOf(bundle).length).toBeGreaterThan(250)
  expect(listedIn(inBrowser(bundle))).toEqual(exportsOf(bundle))
})

test('the browser gets the field of rich texts, and a name for each of its features in the import map', () => {
  const text = inBrowser(bundleOf('richtext-lexical'))
  const importMap = readFileSync('src/app/(payload)/admin/importMap.ts', 'utf8')
  const features = [...importMap.matchAll(/"@payloadcms\/richtext-lexical\/client#(\w+)"/g)].map(([, name = '']) => name)
  expect(features.length).toBeGreaterThan(5)
  for (const name of features) expect(text).toContain(`export const ${name} = named('${name}')`)
  expect(text).toContain('export function RichTextField(')
})

test('the browser closes the menu of the admin up to 1,100 px, and nothing else of its frame is changed', () => {
  const file = 'node_modules/@payloadcms/ui/dist/providers/Root/index.js'
  const original = readFileSync(file, 'utf8')
  expect(inBrowser(file)).not.toBe(original)
  expect(inBrowser(file).replace('(max-width: 1100px)', '(max-width: 1440px)')).toBe(original)
})

test('the browser opens the menu of the admin only in a wide window', () => {
  const file = 'node_modules/@payloadcms/ui/dist/elements/Nav/context.js'
  const original = readFileSync(file, 'utf8')
  expect(inBrowser(file)).not.toBe(original)
  expect(inBrowser(file).replace('if (!window.matchMedia("(max-width: 1100px)").matches) ', '')).toBe(original)
})

test('the style sheet of the admin hides the menu up to the same width, and shows it above', () => {
  const sheet = readFileSync('src/app/(payload)/admin.css', 'utf8')
  expect(sheet).toMatch(/@media \(max-width: 1100px\) \{\s+\.template-default/)
  expect(sheet).toMatch(/@media \(min-width: 1101px\) \{\s+\.template-default \.nav/)
})

test('a file of Payload without the text to replace fails the build by name', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'payload-')), 'Nav/context.js')
  mkdirSync(dirname(file))
  writeFileSync(file, 'export {}')
  expect(() => inBrowser(file)).toThrow(/context\.js no longer contains setNavOpen.*SWITCHED_OFF=admin-bundles/)
})
