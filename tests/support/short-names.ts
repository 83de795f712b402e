import type { Pool } from 'pg'
import { findTyped, type Engine } from '../../scripts/search-quality'

const MODELS = `
  select f.name as maker, m.name as model, array_agg(d.id) as devices from platform.devices d
  join platform.models m on m.id = d.model_id
  join platform.series s on s.id = m.series_id
  join platform.manufacturers f on f.id = s.manufacturer_id
  group by f.name, m.id order by f.name, m.name`
type Model = Readonly<{ maker: string; model: string; devices: string[] }>

/** "s21" of "Galaxy S21 5G", "r6" of "EOS R6". */
function readShortName({ model }: Model): string {
  const [first = '', ...rest] = model
    .toLowerCase()
    .replace(/ (?:5g|4g|lte)$| \(.*\)/g, '')
    .split(' ')
  return rest.length > 0 ? rest.join(' ') : first
}

/** Short names of models that list a sister first, such as the "S21 FE", each with what it lists; with the maker in front. */
export async function shortNamesWithSisterFirst(pool: Pool, engine: Engine, index: string): Promise<string[]> {
  const { rows } = await pool.query<Model>(MODELS)
  const byMaker = Map.groupBy(rows, ({ maker }) => maker)
  const wrong: string[] = []
  for (const [maker, models] of byMaker) {
    const byShortName = Map.groupBy(models, readShortName)
    const names = [...byShortName.keys()]
    for (const [name, own] of byShortName) {
      const hasSister = names.some((other) => other.startsWith(`${name} `) || other.startsWith(`${name}+`))
      if (!hasSister || !/^(?=.*[a-z])(?=.*\d)\S+$/.test(name)) continue
      const [first] = (await findTyped(engine, index, `${maker} ${name}`, 1)).devices
      if (!own.some(({ devices }) => first && devices.includes(first.id))) wrong.push(`${maker} ${name}: ${first?.name}`)
    }
  }
  return wrong
}
