import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testWith } from '../../tests/support/test-with'
import { lacksStyles, makeStyleInserter } from './inline-styles'

const folder = mkdtempSync(join(tmpdir(), 'styles-'))
mkdirSync(join(folder, 'chunks'))
writeFileSync(join(folder, 'chunks/a.css'), "@font-face{src:url(../media/a.woff2?dpl=1)}p::after{content:'– $&'}")
writeFileSync(join(folder, 'chunks/end.css'), "p{content:'</style>'}")
const insert = (page: string) => makeStyleInserter(folder)(Buffer.from(page)).toString()
const link = (file: string, rest = '') =>
  `<link rel="stylesheet" href="/_next/static/chunks/${file}?dpl=1" data-precedence="next"${rest}/>`

test('a page with inserted styles has the text of each sheet before its link, which is then for paper only', () => {
  expect(insert(`<head>${link('a.css')}<title>ü</title></head>`)).toBe(
    `<head><style data-precedence="next">@font-face{src:url(/_next/static/media/a.woff2?dpl=1)}p::after{content:'– $&'}</style>${link('a.css', ' media="print"')}<title>ü</title></head>`,
  )
})

test.each(['unknown.css', 'end.css'])('the link to %s, which cannot be inserted, stays as it is', (file) => {
  expect(insert(link(file))).toBe(link(file))
})

testWith('inline-styles').each([
  ['that was typed', { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' }, true],
  ['from another site', { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' }, true],
  ['from another market', { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-site' }, true],
  ['from a page of this shop', { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' }, false],
  ['of a script', { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'cross-site' }, false],
  ['of a crawler', {}, false],
])('a visit %s gets the form of the page that it needs', (_what, headers, lacks) => {
  expect(lacksStyles(headers)).toBe(lacks)
})
