import type { Endpoint, PayloadRequest } from 'payload'
import * as z from 'zod'
import { CATALOGUE_LISTS, readCatalogue } from '@/collections/markets/catalogue'
import { readFacts } from './read-facts'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { requireMember, parseRouteNumber } from '@/collections/saving/page-of-request'

const PRIVATE = { headers: { 'cache-control': 'private, no-store' } }

/** The market in the path, with the access rights of the member of staff. */
async function marketOfRequest(req: PayloadRequest) {
  requireMember(req)
  const id = parseRouteNumber(req, 'id')
  return req.payload.findByID({ collection: 'markets', id, depth: 0, overrideAccess: false, user: req.user, req })
}

/** `GET /markets/:id/facts`: what the completeness check needs beside the form. */
const facts: Endpoint = {
  path: '/:id/facts',
  method: 'get',
  handler: async (req) => {
    const { id, applicationId } = await marketOfRequest(req)
    return Response.json(await readFacts(req, id, applicationId), PRIVATE)
  },
}

const text = z.string().max(120).default('')
const ChoicesQuery = z.object({
  list: z.enum(CATALOGUE_LISTS),
  text,
  value: text,
})

/** `GET /markets/:id/catalogue`: choices for a field that holds a key of the catalogue; null while it does not answer. */
const catalogue: Endpoint = {
  path: '/:id/catalogue',
  method: 'get',
  handler: async (req) => {
    const { elasticIndexes } = await marketOfRequest(req)
    const query = ChoicesQuery.safeParse(Object.fromEntries(req.searchParams))
    if (!query.success) throw cmsProblem(req, 'badRequest')
    const { list, ...asked } = query.data
    try {
      return Response.json(await readCatalogue(req.payload, elasticIndexes, list, asked), PRIVATE)
    } catch (error) {
      req.payload.logger.warn({ msg: 'The catalogue could not be read for a form', reason: String(error).slice(0, 200) })
      return Response.json({ choices: null, chosen: null }, PRIVATE)
    }
  },
}

export const marketFacts: Endpoint[] = [facts, catalogue]
