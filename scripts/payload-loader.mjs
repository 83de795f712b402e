// A loader of Turbopack (`next.config.ts`): what Payload's bundles mean in the browser. The framework puts the code of all of
// Payload's components into files that each list and each form of the admin fetches, so a bundle is fetched whole even by a form
// without a date and without a text. The server keeps the bundles (docs/decisions/0151).
import { readFileSync } from 'node:fs'

/** The text, if it has that part. Throws otherwise, so that a build with another version of Payload fails. */
function found(text, part, file) {
  if (part instanceof RegExp ? part.test(text) : text.includes(part)) return text
  throw new Error(
    `${file} no longer contains ${part}: adapt scripts/payload-loader.mjs, or build with SWITCHED_OFF=admin-bundles.`,
  )
}

const replaced = (file, part, by) => found(readFileSync(file, 'utf8'), part, file).replace(part, by)

const DATE_PICKER = `export { DatePickerField as DatePicker } from '../../elements/DatePicker/index.js'`

/** The declarations beside a bundle list what it exports, and from which files. */
const declarationsOf = (bundle) => readFileSync(bundle.replace(/\.js$/, '.d.ts'), 'utf8')

/** `@payloadcms/ui` as its files, of which the date picker's is fetched with the first date. */
const filesOf = (bundle) =>
  found(declarationsOf(bundle), /elements\/DatePicker\//, bundle)
    .split('\n')
    .filter((line) => /^(?:export \{|import )/.test(line))
    .map((line) => (line.includes('elements/DatePicker/') ? DATE_PICKER : line.replaceAll(/\btype (?:\w+ as )?\w+(?:, )?/g, '')))
    .join('\n')

const RICH_TEXT = `
import { createElement, Suspense, useEffect, useState } from 'react'
const named = (feature) => Object.assign((props) => ({ clientFeatureProps: props }), { feature })
const ofBundle = (bundle, features) =>
  Object.fromEntries(
    Object.entries(features).map(([name, { clientFeatureProvider: provider, ...feature }]) => [
      name,
      { ...feature, clientFeatureProvider: bundle[provider?.feature] ?? provider },
    ]),
  )
export function RichTextField(props) {
  const [bundle, setBundle] = useState(null)
  useEffect(() => void import('./index.js?whole').then(setBundle), [])
  if (bundle === null) return createElement(Suspense)
  return createElement(bundle.RichTextField, { ...props, clientFeatures: ofBundle(bundle, props.clientFeatures) })
}
`

/** `@payloadcms/richtext-lexical` as names of its features and a field that fetches the bundle with the first text. */
const namesOf = (bundle) =>
  [...found(declarationsOf(bundle), /\bRichTextField\b/, bundle).matchAll(/\b\w+FeatureClient\b/g)]
    .map(([name]) => `export const ${name} = named('${name}')`)
    .join('\n')

/** Payload closes the menu on every screen up to this width. */
const CLOSES_MENU = '"(max-width: 1440px)"'
/** What opens it once the preference of the member of staff is there, by when the window may be narrow. */
const OPENS_MENU = 'setNavOpen(preferredState);'
const IS_NARROW = 'window.matchMedia("(max-width: 1100px)").matches'

/**
 * The text of the module that the browser gets in place of this file. Styles are empty: `@payloadcms/next/css` holds them all.
 * The menu is open from 1,101 px on: beside it a form still has the width of a tablet.
 */
export function inBrowser(file) {
  if (file.endsWith('.scss')) return ''
  if (file.endsWith('providers/Root/index.js')) return replaced(file, CLOSES_MENU, '"(max-width: 1100px)"')
  if (file.endsWith('Nav/context.js')) return replaced(file, OPENS_MENU, `if (!${IS_NARROW}) ${OPENS_MENU}`)
  return `'use client'\n${file.includes('richtext-lexical') ? `${RICH_TEXT}${namesOf(file)}` : filesOf(file)}\n`
}

export default function loader() {
  return inBrowser(this.resourcePath)
}
