import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatStaffMessage } from '@/domain/staff-words'
import { runAtOnce } from '@/domain/steps'
import { importContext } from '../../../tests/support/import-context'
import { planImport } from './plan-import'
import { decodeSheet } from './redirect-files'
import type { RedirectRecord } from './redirect-record'
import { readSheet } from './redirect-sheet'

/** What storing a text would store, a line each, and what it would refuse. */
function planned(text: string, fields: readonly (keyof RedirectRecord)[] = []) {
  const { planned: lines, refused } = runAtOnce(planImport(runAtOnce(readSheet(text)).lines, importContext(), { flatten: false }))
  return {
    stored: lines.map(({ record }) =>
      [record.match, record.from, record.path || record.url, record.status, ...fields.map((field) => record[field])].join(' '),
    ),
    refused: refused.map(({ line, problems }) =>
      [line.line, ...problems.map(({ message, values }) => formatStaffMessage(message, 'en', values))].join(' '),
    ),
  }
}
const file = (name: string) => decodeSheet(readFileSync(`tests/fixtures/redirects/${name}`))

test('a file of Redirection is read, its codes and switches apart, an expression that is no prefix refused', () => {
  expect(planned(file('redirection.csv'), ['enabled', 'note'])).toEqual({
    stored: ['exact /alte-agb /content/agb 301 yes AGB', 'prefix /blog /hilfe/* 301 yes ', 'exact /aktion  410 no Aktion vorbei'],
    refused: [expect.stringMatching(/^5 The regular expression "\^\/\(de\|at\)\/x\$" has no equal here/)],
  })
})

test('a file of Shopify is read, with an address of the own domain as a path', () => {
  expect(planned(file('shopify.csv'))).toEqual({
    stored: [
      'exact /pages/agb /content/agb 301',
      'exact /collections/alle-handys /kontakt-neu 301',
      'exact /products/alt https://partner.example/neu 301',
    ],
    refused: [],
  })
})

test('a file of Retour is read by its kind of match, not by what that is compared with', () => {
  expect(planned(file('retour.csv')).stored).toEqual(['exact /alte-agb /content/agb 301', 'prefix /magazin /hilfe 302'])
})

test('a file of Yoast is read with its addresses without a first slash', () => {
  expect(planned(file('yoast.csv')).stored).toEqual([
    'exact /alte-agb/ /content/agb 301',
    'prefix /magazin /hilfe/* 307',
    'exact /aktion  410',
    'exact /alte-seite.html https://partner.example/neu 302',
  ])
})

test('a file _redirects is read with splats, queries and forced lines; conditions and rewrites are refused', () => {
  expect(planned(file('netlify_redirects'), ['hidesRoute'])).toEqual({
    stored: [
      'exact /alte-agb /content/agb 301 no',
      'prefix /magazin /hilfe/* 302 no',
      'pattern /artikel?id=:id /kontakt-neu?nr=:id 301 no',
      'exact /aktion /kontakt-neu 301 yes',
      'exact /alt /content/agb 301 no',
    ],
    refused: [expect.stringMatching(/^6 "Country=at" is none of/), expect.stringMatching(/^7 "200" is none of/)],
  })
})

test('a file of a German spreadsheet is read with its separator, its dates in the zone of the market, without unseen signs', () => {
  expect(planned(file('spreadsheet-de.csv'), ['enabled', 'validFrom', 'validTo', 'note'])).toEqual({
    stored: [
      'exact /alte-agb /content/agb 301 yes 2026-11-30T23:00:00.000Z 2026-12-24T23:00:00.000Z Umzug; Teil 1',
      'exact /aktion /kontakt-neu 302 no 2026-12-01T08:30:00.000Z  ',
    ],
    refused: [],
  })
})

test.each([
  'Von;Nach;Code',
  'Quelle,Ziel,Typ',
  'Origen;Destino;Código',
  'Ancienne adresse;Nouvelle adresse;Statut',
  'De;Vers;Type',
  'Da;A;Stato',
  'Vecchio indirizzo\tNuovo indirizzo\tCodice di stato',
  'Old URL|New URL|HTTP status code',
  'redirect_from,redirect_to,status_code',
  'From URL,To URL,Type',
])('the header %s is read as an old address, a new one and a status', (header) => {
  const sign = /[;,\t|]/.exec(header)?.[0] ?? ','
  expect(planned([header, ['/alt', '/kontakt-neu', '302'].join(sign)].join('\n')).stored).toEqual(['exact /alt /kontakt-neu 302'])
})

test.each(['301.0', ' 301 ', '301!', 'HTTP 301', '301 Moved Permanently', 'permanent', 'Dauerhaft'])(
  'the status %s is read as 301',
  (status) => {
    expect(planned(`from,to,status\n/alt,/kontakt-neu,${status}`).stored).toEqual(['exact /alt /kontakt-neu 301'])
  },
)

test('a file without a header is read as old address, new address and status', () => {
  expect(planned('/alt,/kontakt-neu,302\n/noch-eins,/kontakt-neu').stored).toEqual([
    'exact /alt /kontakt-neu 302',
    'exact /noch-eins /kontakt-neu 301',
  ])
})

test('a file whose headers say nothing is read by what staff choose for each column', () => {
  const sheet = runAtOnce(readSheet('x;y;z\nweg;/alt;/kontakt-neu', ['note', 'from', 'to']))
  const { planned: lines } = runAtOnce(planImport(sheet.lines, importContext(), { flatten: false }))
  expect(lines.map(({ record }) => [record.from, record.path, record.note])).toEqual([['/alt', '/kontakt-neu', 'weg']])
})
