import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
const css = new Map(sheets.map((name) => [name, readFileSync(join('src', name), 'utf8')]))
/** Properties that libraries set: Payload's admin, React Aria's popovers, and the font of the page. */
const SET_ELSEWHERE =
  /^--(?:font-hanken|font-mono|font-body|gutter-h|doc-controls-height|theme-|style-radius-|trigger-width|[a-z-]*base)/
const defined = new Set([...css.values()].flatMap((text) => [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name)))
const components = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
const inScripts = components.map((name) => readFileSync(join('src', name), 'utf8')).join('\n')

test('no stylesheet uses a colour, space or size without a definition', () => {
  const missing = [...css].flatMap(([name, text]) => {
    const used = [...text.matchAll(/var\((--[\w-]+)(\s*,)?/g)].flatMap(([, token = '', fallback]) => (fallback ? [] : [token]))
    const unknown = used.filter((token) => !defined.has(token) && !SET_ELSEWHERE.test(token) && !inScripts.includes(`'${token}'`))
    return [...new Set(unknown)].map((token) => `${name}: ${token}`)
  })
  expect(missing).toEqual([])
})
