import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runAtOnce } from '@/domain/steps'
import { decodeSheet } from './redirect-files'
import {
  COLUMNS,
  buildRedirectFields,
  leanTarget,
  NEW_RECORD,
  parseParams,
  paramsText,
  buildRecord,
  type RedirectRecord,
} from './redirect-record'
import { readSheet, writeRecords } from './redirect-sheet'

const cells = (text: string) => runAtOnce(readSheet(text)).lines.map((line) => line.cells)

describe('readSheet reads a file', () => {
  test.each([
    ['commas', 'from,path\n/a,/b\n'],
    ['semicolons', 'from;path\r\n/a;/b\r\n'],
    ['tabs', 'from\tpath\n/a\t/b'],
    ['quotes', '"from","path"\r\n"/a","/b"\r\n'],
    ['a mark in front', '\ufefffrom,path\n/a,/b\n'],
    ['other spellings of the header', 'FROM,Target path\n/a,/b\n'],
    ['an own order, and a column that means nothing', 'colour,path,from\nred,/b,/a\n'],
    ['empty lines', 'from,path\n\n/a,/b\n,\n\n'],
  ])('readSheet reads a file with %s', (_what, text) => {
    expect(cells(text)).toEqual([{ from: '/a', path: '/b' }])
  })

  test('readSheet reads a file with the line numbers of a spreadsheet, and says what each column means', () => {
    const { lines, columns } = runAtOnce(readSheet('from,colour\n/a,red\n\n"/b","two\nlines"\n/c,x'))
    expect(lines.map(({ line }) => line)).toEqual([2, 4, 5])
    expect(columns).toEqual(['from', null])
  })

  test('readSheet reads a file without the apostrophe before a formula', () => {
    expect(cells("from,note\n/a,'=1+1\n")).toEqual([{ from: '/a', note: '=1+1' }])
  })
})

test.each([
  ['UTF-8', new TextEncoder().encode('für;Straße')],
  ['UTF-8 with a mark', Uint8Array.from([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('für;Straße')])],
  ['Windows-1252', Uint8Array.from([...'für;Straße'].map((sign) => sign.charCodeAt(0)))],
  ['UTF-16', Uint8Array.from(Buffer.from('\ufefffür;Straße', 'utf16le'))],
])('letters in %s are read', (_encoding, bytes) => {
  expect(decodeSheet(bytes).replace('\ufeff', '')).toBe('für;Straße')
})

test('parameters that are written to a cell are read back the same', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string({ minLength: 1 }), fc.string())), (params) => {
      expect(parseParams(paramsText(params))).toEqual(params)
    }),
  )
  expect(paramsText([['category', '{category}']])).toBe('category={category}')
})

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('=', "'", '"', ';', ',', '\n', '\r', '@', '+', '-', 'ü', ' ') }),
)
const anInstant = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const aRecord: fc.Arbitrary<RedirectRecord> = fc
  .record({
    from: text.map((rest) => `/${rest}`),
    match: fc.constantFrom('exact', 'prefix', 'pattern'),
    kind: fc.constantFrom('screen', 'page', 'path', 'external', ''),
    screen: fc.constantFrom('contact', 'home'),
    params: fc.array(fc.tuple(fc.constantFrom('category', 'slug'), text)).map(paramsText),
    slug: text,
    path: text,
    url: text,
    status: fc.constantFrom('301', '302', '307', '308', '410'),
    enabled: fc.constantFrom('yes', 'no'),
    hidesRoute: fc.constantFrom('yes', 'no'),
    validFrom: fc.oneof(fc.constant(''), anInstant),
    validTo: fc.oneof(fc.constant(''), anInstant),
    note: text,
  })
  .map((record) => leanTarget({ ...NEW_RECORD, market: 'xx', ...record }))

test('exported records are read back the same', () => {
  fc.assert(
    fc.property(fc.array(aRecord, { minLength: 1 }), (records) => {
      expect(cells(runAtOnce(writeRecords(records)))).toEqual(records.map((record) => ({ ...record })))
    }),
  )
})

test('a record converted to fields of a document and back is the same', () => {
  fc.assert(
    fc.property(aRecord, (record) => {
      expect(buildRecord(record.market, buildRedirectFields(record))).toEqual(record)
    }),
  )
})

test('a new record has a value for every column', () => {
  expect(Object.keys(NEW_RECORD)).toEqual([...COLUMNS])
})
