import { type Endpoint, Forbidden } from 'payload'
import * as z from 'zod'
import type { RedirectFields } from '@/collections/documents/redirect-document'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { readStaffMarkets } from './markets-of'
import { redirectProblems } from './redirect-problems'
import { tryAddresses } from './try-addresses'
import { MODES } from '@/domain/market/market'
import { parseBody } from '@/collections/saving/page-of-request'

const Text = z.string().max(5000).nullish().catch(null)
/** Payload's form state has the number of rows instead of an empty list. */
const Params = z
  .array(z.object({ name: Text, value: Text }))
  .max(50)
  .catch([])

/** The fields of a redirect in its form, complete or not. */
const RedirectInForm = z.object({
  id: z.union([z.number(), z.string()]).nullish().catch(null),
  from: Text,
  match: Text,
  to: z.object({ kind: Text, screen: Text, params: Params, slug: Text, path: Text, url: Text }).nullish().catch(null),
  status: Text,
  enabled: z.boolean().nullish().catch(null),
  hidesRoute: z.boolean().nullish().catch(null),
  validFrom: Text,
  validTo: Text,
})

/** Id of an unsaved redirect among the stored ones. */
const UNSAVED = 'new'

const fieldsInForm = ({ id, ...fields }: z.infer<typeof RedirectInForm>): RedirectFields => ({
  ...fields,
  id: id ?? UNSAVED,
})

/** Most addresses of one request (U-18). */
const MAX_ADDRESSES = 500
const MAX_ADDRESS_CHARACTERS = 2000
const NO_STORE = { headers: { 'cache-control': 'private, no-store' } }

const Question = z.object({
  market: z.number().int().nullable(),
  mode: z.enum(MODES).default('default'),
  at: z.iso.datetime({ offset: true }).nullish(),
  addresses: z.array(z.string().trim().min(1).max(MAX_ADDRESS_CHARACTERS)).max(MAX_ADDRESSES),
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
    const markets = await readStaffMarkets(req, ['read'])
    if (markets.length === 0) throw new Forbidden(req.t)
    const { market, mode, at, addresses, form } = await parseBody(req, Question)
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
    const market = (await readStaffMarkets(req, ['read'])).find((candidate) => candidate.code === code)
    if (!market) throw new Forbidden(req.t)
    const problems = await redirectProblems(req, market.id)
    return Response.json({ total: problems.length, problems: problems.slice(0, MAX_ADDRESSES) }, NO_STORE)
  },
}
