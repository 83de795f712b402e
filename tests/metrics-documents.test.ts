import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { parse } from 'yaml'
import * as z from 'zod'
import { platformMetrics } from '@platform/platform-metrics'
import { shopMetrics } from '@/runtime/shop-metrics'

const FILES = ['docs/operations/grafana-dashboard.json', 'docs/operations/alerts.yml']
/** Names of this form are metrics wherever they stand in an expression. */
const NAME = /\b(?:shop|platform|nodejs|process)_[a-z0-9_]+\b/g
/** What a histogram adds to its name. */
const SUFFIX = /_(?:bucket|sum|count)$/

const [own, ofNode] = [[shopMetrics().set, platformMetrics().set], new Registry()]
collectDefaultMetrics({ register: ofNode })
const registered = new Set([
  ...(await Promise.all(own.map((set) => set.names()))).flat(),
  ...ofNode.getMetricsAsArray().map(({ name }) => name),
])
const Rules = z.object({ groups: z.array(z.object({ rules: z.array(z.object({ expr: z.string() })) })) })
const Labels = z.array(z.object({ labelNames: z.array(z.string()) }))
const used = FILES.flatMap((file) => (readFileSync(file, 'utf8').match(NAME) ?? []).map((name) => ({ file, name })))

test('every metric that dashboard and alerts name is registered by the code', () => {
  const unknown = used.filter(({ name }) => !registered.has(name) && !registered.has(name.replace(SUFFIX, '')))
  expect(unknown).toEqual([])
  expect(used.length).toBeGreaterThan(40)
})

test('every metric of shop and platform is on the dashboard', async () => {
  const shown = new Set(used.filter(({ file }) => file.endsWith('.json')).map(({ name }) => name.replace(SUFFIX, '')))
  const all = (await Promise.all(own.map((set) => set.names()))).flat()
  expect(all.filter((name) => !shown.has(name))).toEqual([])
})

test('an alert about what does not happen fires also when it never happened, and each process that is gone has an alert', () => {
  const { groups } = Rules.parse(parse(readFileSync('docs/operations/alerts.yml', 'utf8')))
  const expressions = groups.flatMap(({ rules }) => rules.map(({ expr }) => expr))
  for (const expr of expressions.filter((one) => /increase\(.* == 0/.test(one))) expect(expr).toMatch(/ or vector\(0\)\) == 0$/)
  for (const job of ['shop', 'platform']) expect(expressions).toContain(`absent(up{job="${job}"} == 1)`)
})

test('no metric has a label that Prometheus sets itself: it would be renamed, and every rule that names it would be silent', () => {
  const labels = Labels.parse(own.flatMap((set) => set.registry.getMetricsAsArray())).flatMap(({ labelNames }) => labelNames)
  expect(labels.filter((label) => ['job', 'instance'].includes(label))).toEqual([])
})

test('no label of a metric can hold an address, an id or a word of a visitor', () => {
  const labels = Labels.parse(own.flatMap((set) => set.registry.getMetricsAsArray())).flatMap(({ labelNames }) => labelNames)
  const fromCode = 'cache check code lane market method outcome route state status task upstream'
  expect([...new Set(labels)].toSorted().join(' ')).toBe(fromCode)
})
