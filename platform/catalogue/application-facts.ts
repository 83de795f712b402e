import type { ApplicationFacts } from '@/contracts/applications'
import { readMarket } from '@platform/markets/market'
import type { Db } from '@platform/store/pool'

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
export async function readApplicationFacts(db: Db, application: string): Promise<ApplicationFacts> {
  const market = await readMarket(db, application)
  if (!market) return UNKNOWN
  const { rows } = await db.query<Pick<ApplicationFacts, 'indexes' | 'buys'>>(SELECT, [application])
  const published = rows[0] ?? { indexes: [], buys: false }
  return { known: true, ...published, currency: market.currency, languages: [market.locale] }
}
