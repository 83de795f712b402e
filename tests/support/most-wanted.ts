import type { Pool } from 'pg'
import { findTyped, type Engine } from '../../scripts/search-quality'

const SHOWN = 10

const OWN = `
  select source->>$2 as name, (array_agg(popularity order by popularity desc))[1:${SHOWN}] as wanted
  from platform.device_documents where index_name = $1 group by 1 order by 1`

type Own = { name: string; wanted: number[] }
type NamesOf = Readonly<{ pool: Pool; engine: Engine; index: string; kind: 'manufacturer' | 'category' }>

/** The makers or categories whose name alone does not show their ten most wanted devices first, each with what it shows. */
export async function namesWithOthersFirst(names: NamesOf, write = (name: string) => name): Promise<string[]> {
  const { pool, engine, index, kind } = names
  const { rows } = await pool.query<Own>(OWN, [index, kind])
  const wrong: string[] = []
  for (const { name, wanted } of rows) {
    const shown = (await findTyped(engine, index, write(name), SHOWN)).devices.slice(0, wanted.length)
    if (shown.map(({ popularity }) => popularity).join() !== wanted.join())
      wrong.push(`${write(name)}: ${shown.map((device) => `${device.name} (${device.popularity})`).join(', ')}`)
  }
  return wrong
}
