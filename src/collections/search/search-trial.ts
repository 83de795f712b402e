import * as z from 'zod'
import { ok } from '@trade-in-shop/contracts/endpoint'
import { StaffText } from '@trade-in-shop/contracts/typed-text'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { staffEndpoint } from '@/collections/saving/staff-endpoint'
import { MAX_TYPED_CHARACTERS } from '@/domain/content/search-word'
import { SearchTrial } from './search-answers'

const TrySearch = z.custom<(applicationId: string, text: string) => Promise<unknown>>((value) => typeof value === 'function')
const TrialQuery = z.object({
  text: StaffText(1, MAX_TYPED_CHARACTERS),
  /** Empty: an entry of all markets is tried in the first. */
  market: z.coerce.number().int().positive().optional(),
})

export const searchTrial = staffEndpoint({
  method: 'GET',
  path: '/trial',
  summary: 'What the shop of a market finds for a text now, as the target of other words (S-01).',
  checks: ['read market'],
  query: TrialQuery,
  answers: { 200: { json: { SearchTrial } } },
  run: async ({ req, query: { text, market } }) => {
    const { docs } = await req.payload.find({
      collection: 'markets',
      where: market === undefined ? {} : { id: { equals: market } },
      ...{ sort: 'code', limit: 1, depth: 0, overrideAccess: false, user: req.user, req },
    })
    const [own] = docs
    if (!own) throw cmsProblem(req, 'badRequest')
    const { trySearch }: Readonly<{ trySearch?: unknown }> = req.payload.config.custom
    try {
      return ok(SearchTrial.parse({ found: await TrySearch.parse(trySearch)(own.applicationId, text) }))
    } catch (error) {
      req.payload.logger.warn({ msg: 'A text of staff could not be searched for', reason: String(error).slice(0, 200) })
      return ok({ found: null })
    }
  },
})
