import { expect, test } from 'vitest'
import { STAFF_LANGUAGES } from '@/domain/staff-words'
import { reportDate, type ReportedProblem, isRecentReport, buildNightlyReport, problemKey } from './nightly-report'
import { formatNightlyMail } from './nightly-mail'

test.each([
  ['2026-11-21T00:59:59.999Z', null],
  ['2026-11-21T01:00:00.000Z', '2026-11-21'],
  ['2026-11-21T04:59:59.999Z', '2026-11-21'],
  ['2026-11-21T05:00:00.000Z', null],
])('the report date at %s is %s', (at, day) => {
  expect(reportDate(Date.parse(at))).toBe(day)
})

const chain: ReportedProblem = { id: '1', from: '/a', kind: 'chain' }
const loop: ReportedProblem = { id: '2', from: '/b', kind: 'loop' }
const dead: ReportedProblem = { id: '1', from: '/a', kind: 'dead' }

test('a report lists the problems that the night before did not have, the worst first', () => {
  const report = buildNightlyReport('2026-11-21', [chain, loop, dead], new Set([problemKey(dead)]))
  expect(report.fresh).toEqual([loop, chain])
  expect(report).toMatchObject({ freshCount: 2, counts: { chain: 1, loop: 1, dead: 1, hides: 0 }, first: { loop, chain, dead } })
})

test('a report of very many problems stores the first ones and counts all', () => {
  const many = Array.from({ length: 1000 }, (_, index): ReportedProblem => ({
    id: String(index),
    from: `/${index}`,
    kind: 'dead',
  }))
  expect(buildNightlyReport('2026-11-21', many, new Set())).toMatchObject({ freshCount: 1000, fresh: { length: 200 } })
})

test('a report is recent until the end of the next day', () => {
  expect(isRecentReport({ day: '2026-11-21' }, Date.parse('2026-11-22T23:59:59Z'))).toBe(true)
  expect(isRecentReport({ day: '2026-11-21' }, Date.parse('2026-11-23T00:00:00Z'))).toBe(false)
})

const news = { market: 1, name: 'Deutschland', locale: 'de-DE', fresh: [{ ...dead, from: '/<b>&"' }], count: 1 }

test.each(STAFF_LANGUAGES)('the mail in %s names each problem and its market, and escapes addresses in HTML', (language) => {
  const { subject, text, html } = formatNightlyMail([{ ...news, count: 30 }], language, 'https://staff.example')
  expect(subject).toContain('30')
  expect(text).toContain('/<b>&"')
  expect(html).toContain('/&lt;b&gt;&amp;&quot;')
  expect(html).not.toContain('<b>')
  expect(text).toContain('29')
  expect(`${subject}${text}${html}`).not.toMatch(/\{\w+\}/)
})
