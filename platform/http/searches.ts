import { SearchRequest } from '@/contracts/search'
import { search } from '@platform/search/search'
import { ok, route, type Route } from './route'

/** `POST /searches` (specification 7, `contracts.md` 4). */
export const routes: Route[] = [
  route({
    method: 'POST',
    path: '/searches',
    body: SearchRequest,
    run: async ({ platform, body }) => ok(await search(platform.pool, body)),
  }),
]
