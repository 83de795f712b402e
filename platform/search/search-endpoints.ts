import type * as z from 'zod'
import { ApplicationFacts } from '@trade-in-shop/contracts/applications'
import {
  Category,
  Device,
  MultiSearchAnswer,
  MultiSearchRequest,
  searchAnswer,
  SearchRequest,
} from '@trade-in-shop/contracts/search'
import type { Platform } from '@platform/context'
import { ok } from '@trade-in-shop/contracts/endpoint'
import { endpoint, type Endpoint } from '@platform/http/platform-endpoint'
import { toProblem } from '@platform/http/http-problem'
import type { Db } from '@platform/store/pool'
import { catalogueVersion } from './answer'
import { forwardSearch } from './forward'
import { search } from './run-search'
import { readMarket } from '@platform/markets/platform-market'

/** Stored JSON, as Postgres or a cluster gives it: the compiler does not know its fields. */
const CategoryAnswer: z.ZodType = searchAnswer(Category)
const DeviceAnswer: z.ZodType = searchAnswer(Device)

/** By the cluster where there is one, else by Postgres. */
const answerOne = ({ env, pool, log }: Platform, body: SearchRequest) =>
  env.SEARCH_NODE ? forwardSearch(env.SEARCH_NODE, body, (fields, line) => log.warn(fields, line)) : search(pool, body)

/** Each on its own: one that is refused does not affect the others. */
const answerEach = (platform: Platform, searches: readonly SearchRequest[]) =>
  Promise.all(
    searches.map((body) =>
      answerOne(platform, body).catch((error: unknown) => {
        const { status, code } = toProblem(error)
        return { status, code }
      }),
    ),
  )

/** Searches of the catalogue (C-02) and the facts of an application. */
export const searchEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/searches',
    summary: 'One or several Elasticsearch query bodies, each over an index of one market; answered in Elasticsearch’s envelope.',
    who: 'shop',
    body: { SearchRequest, MultiSearchRequest },
    answers: { 200: { json: { CategoryAnswer, DeviceAnswer, MultiSearchAnswer } } },
    problems: { 400: ['unsupported_clause', 'unknown_application'] },
    run: async ({ platform, body }) => {
      // Read before the documents, so that the version is never newer than they are.
      const version = platform.env.SEARCH_NODE ? undefined : await catalogueVersion(platform.pool)
      if (!('searches' in body)) return ok({ ...(await answerOne(platform, body)), catalogueVersion: version })
      return ok({ catalogueVersion: version, responses: await answerEach(platform, body.searches) })
    },
  }),
  endpoint({
    method: 'GET',
    path: '/applications/{id}',
    summary: 'What the platform can do for an application: indexes, prices, currency, languages. An unknown id is an answer too.',
    who: 'shop',
    answers: { 200: { json: { ApplicationFacts } } },
    run: async ({ platform, params }) => ok(await readApplicationFacts(platform.pool, params.id)),
  }),
]

const UNKNOWN: ApplicationFacts = { known: false, indexes: [], buys: false, currency: null, languages: [] }

const SELECT = `
  select array(
      select distinct index_name from platform.aggregation_documents where index_name = a.index_base || '_aggregations'
      union all (select index_name from platform.device_documents where index_name = a.index_base || '_devices' limit 1)
    ) as indexes,
    exists (
      select 1 from platform.prices p where p.application = a.application
        and p.version = (select max(version) from platform.price_lists where application = a.application)
    ) as buys
  from platform.applications a where a.application = $1`

/** The published facts of an application. An application of which no signed call came is unknown: no offer can be made for it. */
async function readApplicationFacts(db: Db, application: string): Promise<ApplicationFacts> {
  const market = await readMarket(db, application)
  if (!market) return UNKNOWN
  const { rows } = await db.query<Pick<ApplicationFacts, 'indexes' | 'buys'>>(SELECT, [application])
  const published = rows[0] ?? { indexes: [], buys: false }
  return { known: true, ...published, currency: market.currency, languages: [market.locale] }
}
