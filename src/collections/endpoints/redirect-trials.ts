import { type Endpoint, Forbidden } from 'payload'
import * as z from 'zod'
import { MODES } from '@/domain/market/market'
import { marketsOf } from '@/collections/redirects/markets-of'
import { redirectProblems } from '@/collections/redirects/problems'
import { fieldsInForm, RedirectInForm } from '@/collections/redirects/redirect-in-form'
import { tryAddresses } from '@/collections/redirects/try-addresses'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { bodyOf } from './page-of-request'

/** Most addresses of one request (U-18). */
const MOST_ADDRESSES = 500
const LONGEST = 2000
const NO_STORE = { headers: { 'cache-control': 'private, no-store' } }

const Question = z.object({
  market: z.number().int().nullable(),
  mode: z.enum(MODES).default('default'),
  at: z.iso.datetime({ offset: true }).nullish(),
  addresses: z.array(z.string().trim().min(1).max(LONGEST)).max(MOST_ADDRESSES),
  form: RedirectInForm.nullish(),
})

/**
 * `POST /redirects/try`: where addresses lead by the shop's own rules, with the unsaved redirect of the form if there is
 * one (U-18).
 */
export const tryRedirects: Endpoint = {
  path: '/try',
  method: 'post',
  handler: async (req) => {
    const markets = await marketsOf(req, ['read'])
    if (markets.length === 0) throw new Forbidden(req.t)
    const { market, mode, at, addresses, form } = await bodyOf(req, Question)
    const own = markets.find(({ id }) => id === market) ?? null
    if (market !== null && !own) throw new Forbidden(req.t)
    const now = at ? Date.parse(at) : Date.now()
    const trial = { addresses, market: own, mode, now, form: form ? fieldsInForm(form) : null }
    return Response.json(await tryAddresses(req, trial, markets), NO_STORE)
  },
}

/** `GET /redirects/problems?market=de`: stored redirects that end at nothing, form a loop or hide a live page. */
export const listRedirectProblems: Endpoint = {
  path: '/problems',
  method: 'get',
  handler: async (req) => {
    const code = z.string().length(2).safeParse(req.searchParams.get('market')).data
    if (code === undefined) throw cmsProblem(req, 'questionUnclear')
    const market = (await marketsOf(req, ['read'])).find((candidate) => candidate.code === code)
    if (!market) throw new Forbidden(req.t)
    const problems = await redirectProblems(req, market.id)
    return Response.json({ total: problems.length, problems: problems.slice(0, MOST_ADDRESSES) }, NO_STORE)
  },
}
