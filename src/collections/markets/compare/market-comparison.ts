import type { Endpoint, PayloadRequest } from 'payload'
import { compareMarkets, compareSettings, pairs, subjectRows } from './compare-markets'
import type { Comparison, Shown } from './comparison'
import { Configuration, CONFIGURATION_KIND, readConfiguration, MAX_CONFIGURATION_BYTES } from './configuration'
import { shownSettings } from './shown-settings'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { requireMember, parseRouteNumber } from '@/collections/saving/page-of-request'

const NO_STORE = { 'cache-control': 'private, no-store' }

/**
 * `GET /markets/comparison?left=1&right=2`, or `right=1@34` for a version: what differs; `GET /markets/:id/configuration`:
 * the market as a file; `POST /markets/:id/comparison` with such a file: what differs from it (U-20).
 */
export const marketComparison: Endpoint[] = [
  {
    path: '/comparison',
    method: 'get',
    handler: async (req) => {
      requireMember(req)
      const { left, right } = req.query
      return Response.json(await compareMarkets(req, left, right), { headers: NO_STORE })
    },
  },
  {
    path: '/:id/configuration',
    method: 'get',
    handler: async (req) => {
      requireMember(req)
      const configuration = await readConfiguration(req, parseRouteNumber(req, 'id'), Date.now())
      const { savedAt, settings } = configuration
      const name = `market-${settings.code.replace(/[^a-z]/gi, '')}-${savedAt.slice(0, 10)}.json`
      return new Response(`${JSON.stringify(configuration, null, 2)}\n`, {
        headers: {
          ...NO_STORE,
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': `attachment; filename="${name}"`,
        },
      })
    },
  },
  {
    path: '/:id/comparison',
    method: 'post',
    handler: async (req) => {
      requireMember(req)
      return Response.json(await compareWithFile(req, parseRouteNumber(req, 'id'), Date.now()), { headers: NO_STORE })
    },
  },
]

/** Compares a market with a configuration file from another environment; nothing of the file is stored. */
async function compareWithFile(req: PayloadRequest, market: number, now: number): Promise<Comparison> {
  const left = await readConfiguration(req, market, now)
  const right = await fileOf(req)
  const write = new Intl.DateTimeFormat(req.i18n.language, { timeZone: 'UTC', dateStyle: 'short', timeStyle: 'short' })
  const saved = `${write.format(new Date(right.savedAt))} UTC`
  return {
    left: left.settings.name,
    right: [right.settings.name, right.savedFrom, saved].filter(Boolean).join(' · '),
    settings: compareSettings(settingsOf(left), settingsOf(right)),
    content: contentOf(left, right),
  }
}

const settingsOf = ({ settings }: Configuration) => shownSettings(settings, (_field, name) => String(name))

type Area = Comparison['content'][number]['area']
type Row = readonly [area: Area, name: string, value: Shown]

const rowsOf = ({ routes, subjects }: Configuration): Row[] => [
  ...routes.map(({ screen, patterns }): Row => ['routes', screen, patterns]),
  ...subjectRows(subjects),
]

const contentOf = (left: Configuration, right: Configuration): Comparison['content'] =>
  (['routes', 'subjects'] as const).flatMap((area) => {
    const [one, two] = [left, right].map(
      (side) => new Map(rowsOf(side).flatMap(([of, name, value]) => (of === area ? [[name, value] as const] : []))),
    )
    return pairs(one ?? new Map(), two ?? new Map()).map(([name, was, is]) => ({ area, name, left: was, right: is }))
  })

/** Parses the uploaded file; throws a problem that says what is wrong with it. */
async function fileOf(req: PayloadRequest): Promise<Configuration> {
  const tooBig = () => cmsProblem(req, 'configurationTooBig', { values: { most: MAX_CONFIGURATION_BYTES / 1024 } })
  if (Number(req.headers.get('content-length') ?? 0) > MAX_CONFIGURATION_BYTES) throw tooBig()
  const bytes = (await req.arrayBuffer?.()) ?? new ArrayBuffer(0)
  if (bytes.byteLength > MAX_CONFIGURATION_BYTES) throw tooBig()
  const sent = parsed(new TextDecoder().decode(bytes))
  if (sent === undefined) throw cmsProblem(req, 'configurationNotJson')
  if (!isConfiguration(sent)) throw cmsProblem(req, 'configurationOtherFile')
  const file = Configuration.safeParse(sent)
  if (file.success) return file.data
  const place = file.error.issues[0]?.path.join('.') ?? ''
  if (place === 'version') throw cmsProblem(req, 'configurationOtherVersion')
  throw cmsProblem(req, 'configurationProblem', { values: { place: place.slice(0, 200) } })
}

const isConfiguration = (sent: unknown): boolean =>
  typeof sent === 'object' && sent !== null && 'kind' in sent && sent.kind === CONFIGURATION_KIND

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
