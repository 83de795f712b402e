import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ask } from '../support/shop-address'
import { PERSON } from './shops'

const CHUNKS = `${process.env.SHOP_DIST}/static/chunks`

/** Text that only the code of that part has. */
const PARTS = {
  'the checkout': /["'`]checkout\.[a-zA-Z]/,
  'the admin': /["'`]\/cms-api|payload-locked-documents/,
  'form state': /shouldUnregister/,
  'telephone numbers': /nationalNumber/,
}
const WITHOUT_A_FORM = {
  home: '/',
  category: '/verkaufen/handys',
  overview: '/produkte/uebersicht-apple-handys',
  search: '/?q=iphone',
  device: '/produkte/apple-iphone-13-128gb',
  content: '/content/agb',
  error: '/gibt-es-nicht',
}

const readChunk = (name: string) => readFileSync(`${CHUNKS}/${name}`, 'utf8')
const partsIn = (code: string) => Object.entries(PARTS).flatMap(([part, text]) => (text.test(code) ? [part] : []))

test.each(Object.entries(WITHOUT_A_FORM))('the screen "%s" loads no code of forms, checkout or admin', async (_, path) => {
  const { body } = await ask('de.localhost', path, { headers: PERSON })
  const names = new Set([...body.matchAll(/\/_next\/static\/chunks\/([\w.~-]+\.js)/g)].map(([, name = '']) => name))
  expect(names.size).toBeGreaterThan(3)
  expect([...names].flatMap((name) => partsIn(readChunk(name)))).toEqual([])
})

test('the build has each of these parts somewhere, so that its absence from a screen says something', () => {
  const found = readdirSync(CHUNKS).flatMap((name) => (name.endsWith('.js') ? partsIn(readChunk(name)) : []))
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(PARTS).toSorted())
})

test('no file of the build has the bar of `npm run dev`', () => {
  const files = readdirSync(String(process.env.SHOP_DIST), { recursive: true, encoding: 'utf8' })
  const code = files.filter((name) => /^(server|static)\/.*\.(js|css|html)$/.test(name))
  expect(code.length).toBeGreaterThan(100)
  expect(code.filter((name) => readFileSync(`${process.env.SHOP_DIST}/${name}`, 'utf8').includes('development-bar'))).toEqual([])
})
