import { Forbidden } from 'payload'
import * as z from 'zod'
import { ok } from '@trade-in-shop/contracts/endpoint'
import type { RedirectFields } from '@/collections/documents/redirect-document'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { readStaffMarkets } from './markets-of'
import { StoredProblems, TriedAddresses } from './redirect-answers'
import { redirectProblems } from './redirect-problems'
import { tryAddresses } from './try-addresses'
import { MODES } from '@/domain/market/market'
import { staffEndpoint } from '@/collections/saving/staff-endpoint'

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

const RedirectTrial = z.object({
  market: z.number().int().nullable(),
  mode: z.enum(MODES).default('default'),
  at: z.iso.datetime({ offset: true }).nullish(),
  addresses: z.array(z.string().trim().min(1).max(MAX_ADDRESS_CHARACTERS)).max(MAX_ADDRESSES),
  form: RedirectInForm.nullish(),
})

export const tryRedirects = staffEndpoint({
  method: 'POST',
  path: '/try',
  summary: 'Where addresses lead by the shop’s own rules, with the unsaved redirect of the form if there is one (U-18).',
  checks: ['read redirects of the market'],
  body: { RedirectTrial },
  answers: { 200: { json: { TriedAddresses } } },
  run: async ({ req, body: { market, mode, at, addresses, form } }) => {
    const markets = await readStaffMarkets(req, ['read'])
    const own = markets.find(({ id }) => id === market) ?? null
    if (markets.length === 0 || (market !== null && !own)) throw new Forbidden(req.t)
    const now = at ? Date.parse(at) : Date.now()
    const trial = { addresses, market: own, mode, now, form: form ? fieldsInForm(form) : null }
    return ok(await tryAddresses(req, trial, markets))
  },
})

export const listRedirectProblems = staffEndpoint({
  method: 'GET',
  path: '/problems',
  summary: 'Stored redirects that end at nothing, form a loop or hide a live page (R-20).',
  checks: ['read redirects of the market'],
  answers: { 200: { json: { StoredProblems } } },
  run: async ({ req }) => {
    const code = z.string().length(2).safeParse(req.searchParams.get('market')).data
    if (code === undefined) throw cmsProblem(req, 'questionUnclear')
    const market = (await readStaffMarkets(req, ['read'])).find((candidate) => candidate.code === code)
    if (!market) throw new Forbidden(req.t)
    const problems = await redirectProblems(req, market.id)
    return ok({ total: problems.length, problems: problems.slice(0, MAX_ADDRESSES) })
  },
})
