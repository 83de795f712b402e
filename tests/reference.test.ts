import { format, resolveConfig } from 'prettier'
import { expect, test } from 'vitest'
import { ENVIRONMENTS } from '@/domain/market/market'
import { compileRoutes } from '@/domain/routing/route-map'
import { SCREEN_NAMES, SCREENS } from '@/domain/routing/screens'
import { makeHosts } from '@/seed/hosts'
import { SEEDS } from '@/seed/seeds'
import { controllingReport, dataLayerRow } from '@/storefront/tracking/make-track'
import { LINE_TRANSITIONS, TRADE_TRANSITIONS } from '@platform/trades/trade-state'
import { SAMPLE_EVENTS } from './support/shop-events'

const DOCUMENT = 'docs/reference.md'
const markets = SEEDS.map(([seed]) => ({ ...seed, code: seed.market.code, map: compileRoutes(seed.routes) }))

type Row = readonly string[]
const line = (cells: Row) => `| ${cells.join(' | ')} |`
const table = (heads: Row, rows: readonly Row[]) => [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')
const code = (text: string) => (text === '' ? '' : `\`${text}\``)

const screens = table(
  ['screen', 'default', ...markets.map((market) => market.code), 'page', 'stored'],
  SCREEN_NAMES.map((screen) => {
    const { english, at, cache } = SCREENS[screen]
    const own = markets.map(({ map }) => map.find((route) => route.canonical && route.screen === screen)?.pattern ?? '')
    return [screen, code(english), ...own.map((pattern) => (pattern === english ? '' : code(pattern))), code(at), cache]
  }),
)

const hosts = table(
  ['market', 'mode', ...ENVIRONMENTS],
  markets.flatMap(({ code: market, localHost, modes }) => {
    const all = makeHosts(market, localHost, modes, {})
    const hostname = (mode: string, environment: string) =>
      all.find((host) => host.mode === mode && host.environment === environment)?.hostname ?? ''
    return modes.map((mode) => [market, mode, ...ENVIRONMENTS.map((environment) => code(hostname(mode, environment)))])
  }),
)

const events = table(
  ['fact', 'data layer', 'controlling'],
  Object.values(SAMPLE_EVENTS).map((event) => [
    event.name,
    code(dataLayerRow(event)?.event ?? ''),
    code(controllingReport(event)?.eventName ?? ''),
  ]),
)

const states = (transitions: Readonly<Record<string, readonly string[]>>) =>
  table(
    ['state', 'may become'],
    Object.entries(transitions).map(([state, next]) => [code(state), next.map(code).join(', ')]),
  )

const text = `# Reference

Made from the code; \`npx vitest run tests/reference.test.ts -u\` writes it again. The endpoints of the shop, of the
CMS and of the platform are in \`routes.json\`, \`cms-routes.json\` and \`platform-routes.json\` of \`security\`.

## Screens

The seeded address of each screen in each market; an empty cell is the default. \`page\` is the folder below
\`src/app/shop/[shop]\`, \`stored\` says how long a page is kept (\`src/domain/routing/screens.ts\`).

${screens}

## Hosts

As seeded; staff edit them in the CMS.

${hosts}

## Events

${events}

## States of a trade

${states(TRADE_TRANSITIONS)}

## States of a device in a trade

${states(LINE_TRANSITIONS)}
`

test('docs/reference.md says what the code says', async () => {
  const options = await resolveConfig(DOCUMENT)
  await expect(await format(text, { ...options, parser: 'markdown' })).toMatchFileSnapshot(`../${DOCUMENT}`)
})
