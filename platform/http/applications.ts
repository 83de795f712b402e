import { readApplicationFacts } from '@platform/catalogue/application-facts'
import { ok, route, type Route } from './route'

/** `GET /applications/{id}` (`contracts.md` 9): asked by the shop's CMS before a market goes live. */
export const routes: Route[] = [
  route({
    method: 'GET',
    path: '/applications/{id}',
    run: async ({ platform, params }) => ok(await readApplicationFacts(platform.pool, params.id ?? '')),
  }),
]
