import { staffWords, type StaffKey } from '@/domain/staff-messages/staff-messages'
import type { PayloadRequest } from 'payload'
import { type RedirectFields, convertRedirect } from '@/collections/documents/redirect-document'
import { neighbourProblems } from './redirect-neighbours'
import { RedirectRow } from '@/domain/content/content'
import type { RedirectTarget } from '@/domain/content/redirect-destination'
import { readHostname } from '@/domain/market/hostname'
import type { Mode } from '@/domain/market/market'
import type { Shop } from '@/domain/routing/shop'
import { type Neighbourhood, collectNeighbourhood } from '@/domain/routing/redirect-neighbourhood'
import { type Trace, traceVisit } from '@/domain/routing/trace-visit'
import { formatStaffMessage } from '@/domain/staff-words'
import { fieldProblems, tidyRedirect, formatRuleProblem, type RuleProblem } from './rule-problem'
import { type LiveMarket, loadLiveMarket, shopOfMode } from './load-live-market'
import type { MarketOfStaff } from './markets-of'
import type { TriedAddress, TriedAddresses } from './redirect-answers'
import { loadRedirectContext } from './redirect-context'

const tryWords = staffWords('try')

export type Trial = Readonly<{
  addresses: readonly string[]
  /** Market of addresses that are only a path. */
  market: MarketOfStaff | null
  mode: Mode
  /** Milliseconds. */
  now: number
  /** An unsaved redirect of `market` that replaces the stored one. */
  form: RedirectFields | null
}>
export type TrialResult = Readonly<Omit<TriedAddress, 'trace'> & { trace: Trace | null }>

/** A market's routing data with the redirects that apply there, including the unsaved one. */
type TrialMarket = Readonly<{ live: LiveMarket; near: Neighbourhood; problems: readonly RuleProblem[] }>

/**
 * Finds where addresses lead in these markets, as they are in the database now; for the unsaved redirect also what a save
 * would refuse.
 */
export async function tryAddresses(
  req: PayloadRequest,
  trial: Trial,
  markets: readonly MarketOfStaff[],
): Promise<{ tried: TrialResult[]; problems: TriedAddresses['problems'] }> {
  const { language } = req.i18n
  const opened = new Map<number, TrialMarket>()
  const trialMarketOf = async (market: MarketOfStaff): Promise<TrialMarket> => {
    const known = opened.get(market.id) ?? (await openTrialMarket(req, market, trial))
    opened.set(market.id, known)
    return known
  }
  const tried: TrialResult[] = []
  for (const address of trial.addresses) {
    const place = placeOf(address, trial, markets)
    if ('problem' in place) {
      tried.push({ address, market: null, problem: formatStaffMessage(place.problem, language, place.values), trace: null })
      continue
    }
    const { live, near } = await trialMarketOf(place.market)
    const shop = place.host ? live.directory.shopOf(place.host) : shopOfMode(live.directory, trial.mode, hereOf(req))
    const code = place.market.code
    if (!shop) tried.push({ address, market: code, problem: formatStaffMessage(tryWords.noMode, language), trace: null })
    else tried.push({ address, market: code, problem: null, trace: traceOf(shop, { live, near, trial, path: place.path }) })
  }
  const own = trial.market && trial.form ? await trialMarketOf(trial.market) : null
  return { tried, problems: own?.problems.map((problem) => formProblem(problem, language)) ?? [] }
}

function traceOf(
  shop: Shop,
  { live, near, trial, path }: { live: LiveMarket; near: Neighbourhood; trial: Trial; path: string },
): Trace {
  return traceVisit({ shop: { ...shop, redirects: near.site.redirects }, slugs: live.slugs, now: trial.now }, path)
}

async function openTrialMarket(
  req: PayloadRequest,
  market: MarketOfStaff,
  { now, form, market: own }: Trial,
): Promise<TrialMarket> {
  const live = await loadLiveMarket(req, market.id, now)
  const { routes, slugs, hosts } = await loadRedirectContext(req, market.id)
  const tidy = form && own?.id === market.id ? tidyRedirect(form, hosts) : null
  const wrong = tidy ? fieldProblems(tidy) : []
  const row = tidy && wrong.length === 0 ? (RedirectRow.safeParse(convertRedirect(tidy)).data ?? null) : null
  const others = tidy ? live.rows.filter(({ id }) => id !== String(tidy.id)) : live.rows
  const near = collectNeighbourhood(row ? [row, ...others] : others, routes, slugs)
  return { live, near, problems: row ? neighbourProblems(row, near) : wrong }
}

type Place = Readonly<{ market: MarketOfStaff; host: string | null; path: string }>
type NoPlace = Readonly<{ problem: (typeof tryWords)[StaffKey<'try'>]; values: Readonly<Record<string, string>> }>

/** The market and host of an address: a path in the chosen market, or a host of any market that the person may read. */
function placeOf(address: string, { market }: Trial, markets: readonly MarketOfStaff[]): Place | NoPlace {
  const local = address.startsWith('/') && !address.startsWith('//')
  const whole = local
    ? `http://shop.invalid${address}`
    : /^[a-z][a-z0-9+.-]*:\/\//i.test(address)
      ? address
      : `https://${address}`
  if (!URL.canParse(whole) || /\s/.test(address)) return { problem: tryWords.noAddress, values: {} }
  const url = new URL(whole)
  const path = url.pathname + url.search
  if (local) return market ? { market, host: null, path } : { problem: tryWords.noMarket, values: {} }
  if (!/^https?:$/.test(url.protocol)) return { problem: tryWords.noAddress, values: {} }
  const owner = markets.find(({ hosts }) => hosts.includes(url.hostname))
  return owner ? { market: owner, host: url.hostname, path } : { problem: tryWords.unknownHost, values: { host: url.hostname } }
}

const hereOf = (req: PayloadRequest): string =>
  readHostname(req.headers.get('host') ?? new URL(req.url ?? 'http://localhost').host, null, false)

const formProblem = (problem: RuleProblem, language: string): TriedAddresses['problems'][number] => ({
  ...formatRuleProblem(problem, language),
  others: problem.others.map(({ id, from }) => ({ id, from })),
  flatten: inOneField(problem),
})

/** A screen with parameters is a list in the form; a path expresses the same in one field. */
function inOneField({ flatten, values }: RuleProblem): RedirectTarget | null {
  const simple = flatten?.kind !== 'screen' || Object.keys(flatten.params).length === 0
  return simple ? flatten : { kind: 'path', path: String(values.end) }
}
