import { z } from 'zod'
import { MultiSearchRequest, SearchRequest } from '@/contracts/search'
import type { Platform } from '@platform/context'
import { catalogueVersion } from '@platform/search/catalogue-version'
import { forwardSearch } from '@platform/search/forward'
import { search } from '@platform/search/search'
import { toProblem } from './problem'
import { ok, route, type Route } from './route'

/** By the cluster where there is one, else over Postgres. */
const answerOne = ({ env, pool }: Platform, body: SearchRequest) =>
  env.SEARCH_NODE ? forwardSearch(env.SEARCH_NODE, body) : search(pool, body)

/** Each for itself: one that is refused costs the others nothing. */
const answerEach = (platform: Platform, searches: readonly SearchRequest[]) =>
  Promise.all(
    searches.map((body) =>
      answerOne(platform, body).catch((error: unknown) => {
        const { status, code } = toProblem(error)
        return { status, code }
      }),
    ),
  )

/** `POST /searches` (specification 7, `contracts.md` 4): one search, or several in one request. */
export const routes: Route[] = [
  route({
    method: 'POST',
    path: '/searches',
    body: z.union([SearchRequest, MultiSearchRequest]),
    run: async ({ platform, body }) => {
      // Read before the documents: a version never claims more than what they are.
      const version = platform.env.SEARCH_NODE ? undefined : await catalogueVersion(platform.pool)
      if (!('searches' in body)) return ok({ ...(await answerOne(platform, body)), catalogueVersion: version })
      return ok({ catalogueVersion: version, responses: await answerEach(platform, body.searches) })
    },
  }),
]
