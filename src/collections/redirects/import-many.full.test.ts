import { expect, test } from 'vitest'
import { runAtOnce, runInSlices } from '@/domain/steps'
import { planImport } from './plan-import'
import { importContext, readLines, redirectRecord } from '../../../tests/support/import-context'

test('an import of ten thousand lines beside a hundred thousand redirects is planned', () => {
  const around = importContext(...Array.from({ length: 100_000 }, (_, n) => redirectRecord(`/old/${n}`, '/kontakt')))
  const lines = Array.from({ length: 10_000 }, (_, n) => `/import/${n},/kontakt`)
  const { planned, refused } = runAtOnce(planImport(readLines(`from,to\n${lines.join('\n')}`), around, { flatten: false }))
  expect([planned.length, refused.length]).toEqual([10_000, 0])
})

test('a file of four thousand patterns beside four thousand redirects is planned', () => {
  const around = importContext(...Array.from({ length: 4000 }, (_, n) => redirectRecord(`/old/${n}`, '/kontakt')))
  const lines = Array.from({ length: 4000 }, (_, n) => `/import-${n}/{slug},/kontakt`)
  const { planned, refused } = runAtOnce(planImport(readLines(`from,to\n${lines.join('\n')}`), around, { flatten: false }))
  expect([planned.length, refused.length]).toEqual([4000, 0])
})

test('the event loop turns all the time while a file is planned', async () => {
  const lines = readLines(`from,to\n${Array.from({ length: 20_000 }, (_, n) => `/import/${n},/kontakt`).join('\n')}`)
  const stops: number[] = []
  let planning = true
  const turn = () => {
    stops.push(performance.now())
    if (planning) setImmediate(turn)
  }
  turn()
  const { planned } = await runInSlices(planImport(lines, importContext(), { flatten: false }))
  planning = false
  expect(planned).toHaveLength(20_000)
  expect(stops.length).toBeGreaterThan(10)
  const pauses = stops.slice(1).map((at, index) => at - (stops[index] ?? 0))
  expect(Math.max(...pauses)).toBeLessThan(((stops.at(-1) ?? 0) - (stops[0] ?? 0)) / 4)
})
