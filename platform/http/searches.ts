import { SearchRequest } from '@/contracts/search'
import { forwardSearch } from '@platform/search/forward'
import { search } from '@platform/search/search'
import { ok, route, type Route } from './route'

/** `POST /searches` (specification 7, `contracts.md` 4): by the cluster where there is one, else over Postgres. */
export const routes: Route[] = [
  route({
    method: 'POST',
    path: '/searches',
    body: SearchRequest,
    run: async ({ platform: { env, pool }, body }) =>
      ok(env.SEARCH_NODE ? await forwardSearch(env.SEARCH_NODE, body) : await search(pool, body)),
  }),
]
