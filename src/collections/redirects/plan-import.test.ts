import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatStaffMessage } from '@/domain/staff-words'
import { runAtOnce } from '@/domain/steps'
import { planImport } from './plan-import'
import { writeRecords } from './redirect-sheet'
import { importContext, readLines, redirectRecord } from '../../../tests/support/import-context'

function plan(text: string, around = importContext(), flatten = false) {
  const { planned, unchanged, refused } = runAtOnce(planImport(readLines(text), around, { flatten }))
  return {
    stored: planned.map(
      ({ record: { from, kind, path, url, screen, slug } }) => `${from} ${kind} ${path || url || screen || slug}`,
    ),
    changed: planned.map(({ changed }) => changed),
    unchanged,
    refused: refused.map(
      ({ line, problems }) =>
        `${line.line} ${problems.map(({ message: told, values }) => formatStaffMessage(told, 'en', values)).join(' ')}`,
    ),
  }
}

describe('a line of a file is read as', () => {
  test.each([
    ['a path', 'from,to\n/a,/kontakt', '/a path /kontakt'],
    ['a path by its own column', 'from,path\n/a,/kontakt', '/a path /kontakt'],
    [
      'an address of the market, which is a path',
      'from,to\nhttps://de.localhost/a,https://de.localhost/kontakt',
      '/a path /kontakt',
    ],
    ['an outside address', 'from,to\n/a,https://example.com/x', '/a external https://example.com/x'],
    ['a screen', 'from,kind,screen\n/a,screen,contact', '/a screen contact'],
    ['a screen without its kind', 'from,screen\n/a,contact', '/a screen contact'],
    ['a page', 'from,slug\n/a,agb', '/a page agb'],
    ['that it is gone', 'from,status\n/a,410', '/a  '],
    ['a prefix by its star', 'from,to\n/a/*,/kontakt', '/a path /kontakt'],
  ])('%s, without a problem', (_what, text, expected) => {
    expect(plan(text)).toMatchObject({ stored: [expected], refused: [] })
  })

  test.each([
    ['no old address', 'from,to\n,/b', /2 The line names no old address/],
    ['no target', 'from,to\n/a,', /2 Say what the redirect opens/],
    ['an unknown match', 'from,to,match\n/a,/b,like', /"like" is none of/],
    ['an unknown status', 'from,to,status\n/a,/b,200', /"200" is none of/],
    ['neither yes nor no', 'from,to,enabled\n/a,/b,maybe', /neither yes nor no/],
    ['a day that is none', 'from,to,validFrom\n/a,/b,31.02.2026', /is no day or moment/],
    ['an end before its start', 'from,to,validFrom,validTo\n/a,/b,2026-02-01T00:00Z,2026-01-01T00:00Z', /end must be after/],
    ['a host that the visitor fills in', 'from,to\n/a/{x},https://{x}', /visitors would choose/],
    ['a host that ends in a star', 'from,to\n/a*,https://ok.example*', /visitors would choose/],
    ['a script', 'from,to\n/a,javascript:alert(1)', /full web address/],
    ['another host', 'from,to\nhttps://other.example/a,/b', /"other.example" is no host/],
    ['a live page', 'from,to\n/kontakt,/b', /live page of the shop/],
    ['an unknown page', 'from,slug\n/a,nope', /has no page "nope"/],
    ['itself', 'from,to\n/a,/a', /in a circle/],
  ])('%s and is refused', (_what, text, expected) => {
    expect(plan(text)).toMatchObject({ stored: [], refused: [expect.stringMatching(expected)] })
  })
})

describe('an import', () => {
  test('an import stores the first of two lines with the same old address and refuses the second', () => {
    expect(plan('from,to\n/a,/b\n/A/,/c')).toMatchObject({
      stored: ['/a path /b'],
      refused: ['3 Line 2 of the file has the same old address.'],
    })
  })

  test('an import stores the first of two lines that form a loop and refuses the second', () => {
    const { stored, refused } = plan('from,to\n/a,/b\n/b,/a')
    expect(stored).toEqual(['/a path /b'])
    expect(refused).toEqual([expect.stringMatching(/^3 .*in a circle.*"\/b" → "\/a"/)])
  })

  test('an import stores the first of two lines that form a chain and refuses the second, in either order', () => {
    expect(plan('from,to\n/a,/b\n/b,/kontakt').refused).toEqual([expect.stringMatching(/^3 .*"\/a" leads to this address/)])
    expect(plan('from,to\n/b,/kontakt\n/a,/b').refused).toEqual([
      expect.stringMatching(/^3 .*chain.*Lead straight to "\/kontakt"/),
    ])
  })

  test('an import with flattening stores all lines of a chain with its end as target', () => {
    expect(plan('from,to\n/a,/b\n/b,/c\n/c,/kontakt', importContext(), true)).toMatchObject({
      stored: ['/a path /kontakt', '/b path /kontakt', '/c path /kontakt'],
      refused: [],
    })
  })

  test('an import accepts a line that is valid only after a later line has moved another redirect', () => {
    const around = importContext(redirectRecord('/x', '/old'))
    expect(plan('from,to\n/old,/kontakt\n/x,/kontakt', around)).toMatchObject({ refused: [], changed: [[], ['path']] })
  })

  test('an import stores a line that is valid once a refused line is gone', () => {
    expect(plan('from,to\n/a,/b\n/b,/a\n/c,/b')).toMatchObject({ stored: ['/a path /b', '/c path /b'] })
  })
})

test('a line that leads to a switched-off screen, by name or by path, is refused; a disabled line is stored', () => {
  const around = { ...importContext(), closed: new Set(['contact']) }
  const refused = [expect.stringMatching(/switched off in this market/)]
  expect(plan('from,to\n/a,/kontakt', around)).toMatchObject({ stored: [], refused })
  expect(plan('from,kind,screen\n/a,screen,contact', around)).toMatchObject({ stored: [], refused })
  expect(plan('from,to,enabled\n/a,/kontakt,no', around)).toMatchObject({ stored: ['/a path /kontakt'], refused: [] })
})

test('a refused line names the stored redirect that conflicts with it', () => {
  const around = importContext(redirectRecord('/b', '/kontakt'))
  const { refused } = runAtOnce(planImport(readLines('from,to\n/a,/b'), around, { flatten: false }))
  expect(refused[0]?.problems[0]?.others.map(({ id, from }) => [id, from])).toEqual([['1', '/b']])
})

test('an import leaves fields without a column unchanged', () => {
  const around = importContext(redirectRecord('/a', '/kontakt', { note: 'why', status: '302', enabled: 'no' }))
  expect(plan('from,enabled\n/a,yes', around)).toMatchObject({ changed: [['enabled']], refused: [] })
})

test('an import of an exported file changes nothing', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '=', "'", '-', '+', '@', ' ', '\n', '"', ';') })
  const stored = fc
    .uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 20 })
    .chain((numbers) => fc.tuple(fc.constant(numbers), fc.array(text, { minLength: numbers.length, maxLength: numbers.length })))
    .map(([numbers, notes]) =>
      numbers.map((number, index) => redirectRecord(`/alt-${number}`, '/kontakt', { note: notes[index] ?? '' })),
    )
  fc.assert(
    fc.property(stored, (records) => {
      expect(plan(runAtOnce(writeRecords(records)), importContext(...records))).toEqual({
        stored: [],
        changed: [],
        unchanged: records.length,
        refused: [],
      })
    }),
  )
})
