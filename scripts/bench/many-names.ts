import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import { publishVocabulary } from '@platform/seed/publish-words'

const [MAKERS, FAMILIES, CHUNK] = [1000, 6, 10_000]
const SUFFIXES = ['', '', '', '', ' pro', ' plus', ' max', ' ultra', ' lite', ' mini', ' se', ' 5g', ' pro max', 'a', 's', 'x']
const SIZES = [32, 64, 128, 256, 512, 1024]

/** Sixteen shares of one that belong to a number, the same in every run. */
function sharesOf(nth: number): (at: number) => number {
  const bytes = createHash('sha256').update(String(nth)).digest()
  return (at) => bytes.readUInt16LE(2 * at) / 65_536
}

/** A word that sounds like a name; each number has its own. */
const inventedWord = (nth: number) =>
  [nth, Math.floor(nth / 100), Math.floor(nth / 10_000) + 37]
    .map((part) => `${'bcdfghjklmnprstvwxyz'.charAt(part % 20)}${'aeiou'.charAt(Math.floor(part / 20) % 5)}`)
    .join('')
    .concat('lmnrstxz'.charAt((nth * 7) % 8))

/** Rows of `platform.device_words`, two or three sizes of each model; a few makers and families have most of the devices. */
function* inventedDevices(amount: number) {
  for (let [nth, model] = [0, 0]; nth < amount; model++) {
    const share = sharesOf(model)
    const few = (at: number, sides: number) => Math.floor(share(at) ** 2 * sides)
    const maker = few(0, MAKERS)
    const [family, number, popularity] = [maker * FAMILIES + few(1, FAMILIES), 1 + few(2, 999), few(3, 720)]
    const first = Math.floor(share(4) * 3)
    const rest = {
      number,
      popularity,
      suffix: SUFFIXES[Math.floor(share(5) * SUFFIXES.length)] ?? '',
      code: few(6, 90_000) + 1000,
    }
    for (const size of SIZES.slice(first, first + 2 + Math.round(share(7))))
      yield deviceOf(`invented-${nth++}`, { maker, family, size, ...rest })
  }
}
type Invented = Readonly<Record<'maker' | 'family' | 'number' | 'popularity' | 'size' | 'code', number> & { suffix: string }>

function deviceOf(id: string, { size, number, suffix, popularity, code, ...of }: Invented) {
  const [maker, family] = [inventedWord(of.maker * 7919), inventedWord(of.family * 613 + 300_007)]
  const model = `${family} ${number}${suffix}`
  const name = `${model} ${size} gb`
  const printed = `${family.slice(0, 2)} ${maker.charAt(0)}${code}${family.slice(-1)}`
  const terms = [`${maker} ${name}`, `${maker} ${family}`, printed, model.replaceAll(' ', ''), `${maker} ${model}`].join(' | ')
  return { id, popularity, model, name, maker, terms }
}

const WRITE_WORDS = `
  insert into platform.device_words
  select id, popularity, string_to_array(terms, ' | '), model, name, maker, terms
  from jsonb_to_recordset($1::jsonb) as r(id text, popularity int, model text, name text, maker text, terms text)`

/** Documents as `publish-documents.ts` writes them, in one market and one category. */
const WRITE_DOCUMENTS = `
  insert into platform.device_documents
  select $1, device_id, 1000000 + row_number() over (), c.id, c.url, c.id || '-' || maker, maker || '-' || c.url, maker,
    c.id || '-' || series, series, model_text, name_text, null, null, popularity, 1000, model_text, name_text, maker,
    terms_text || ' | ' || c.words, array_to_tsvector(array(
      select distinct x from unnest(string_to_array(replace(terms_text, '|', '') || ' ' || c.words, ' ')) as x where x <> '')),
    c.source || jsonb_build_object('id', device_id, 'url', device_id, 'name', name_text, 'model', model_text,
      'manufacturer', maker, 'manufacturerId', c.id || '-' || maker, 'manufacturerUrl', maker || '-' || c.url, 'series', series,
      'seriesId', c.id || '-' || series, 'seriesUrl', series, 'popularity', popularity, 'searchTerms', to_jsonb(search_terms))
  from (select *, manufacturer_text as maker, split_part(model_text, ' ', 1) as series from platform.device_words
    where device_id like 'invented-%') as w,
  (select category_id as id, category_url as url, platform.fold(source->>'category') as words, source
    from platform.device_documents where index_name = $1 and category_id = 'phones' limit 1) as c`

/** Adds so many invented devices to a market's index; only for throw-away data. */
export async function addInventedDevices(client: Client, index: string, amount: number): Promise<void> {
  await client.query('alter table platform.device_words drop constraint if exists device_words_device_id_fkey')
  let rows: unknown[] = []
  const write = async () => {
    await client.query(WRITE_WORDS, [JSON.stringify(rows)])
    rows = []
  }
  for (const device of inventedDevices(amount)) if (rows.push(device) === CHUNK) await write()
  await write()
  await client.query(WRITE_DOCUMENTS, [index])
  await publishVocabulary(client)
  await client.query('vacuum analyze')
}
