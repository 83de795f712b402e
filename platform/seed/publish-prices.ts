import { createHash } from 'node:crypto'
import type { AnswerChoice } from '@trade-in-shop/contracts/offers'
import { pricedQuestions, type PricedQuestion } from '@platform/catalogue/question-set'
import { questionsFor, valuate } from '@platform/offers/price'
import type { Db } from '@platform/store/pool'
import { bulkUpsert } from './bulk'
import { marketPrice, type SeedMarket } from './market-rules'
import type { QuestionSet, QuestionSets } from './question-rows'
import type { CatalogueDevice } from './read-catalogue'

/** The answers that pay most: of every question the one with the best factor, then the best delta; never a knock-out. */
export function bestAnswers(questions: PricedQuestion[]): AnswerChoice[] {
  return questions.flatMap(({ id, answers }) => {
    const open = answers.filter(({ knockOut }) => knockOut === null)
    const best = open.toSorted((a, b) => (b.factor ?? 10_000) - (a.factor ?? 10_000) || (b.delta ?? 0) - (a.delta ?? 0))[0]
    return best ? [{ questionId: id, answerId: best.id }] : []
  })
}

/** Minor units; a device without an entry is not bought. */
export type PriceBook = Map<string, Price>
type Price = Readonly<{ base: number; best: number; business: number }>

type BestSet = { questions: PricedQuestion[]; best: AnswerChoice[] }
const bestSet = (questions: PricedQuestion[]): BestSet => ({ questions, best: bestAnswers(questions) })
const bestPrice = (base: number, { questions, best }: BestSet): number => valuate(base, questions, best).price

function computePrices({ priceBp, locale }: SeedMarket, devices: CatalogueDevice[], sets: QuestionSets): PriceBook {
  const bestOf = ({ category, questions }: QuestionSet) => {
    const priced = pricedQuestions(questions, category, locale)
    return { everyone: bestSet(priced), business: bestSet(questionsFor(true, priced)) }
  }
  const byCategory = new Map(sets.categories.map((set) => [set.category, bestOf(set)]))
  const byDevice = new Map([...sets.devices].map(([id, set]) => [id, bestOf(set)]))
  const prices: PriceBook = new Map()
  for (const { id, category, referencePrice } of devices) {
    const set = byDevice.get(id) ?? byCategory.get(category)
    if (referencePrice === null || !set) continue
    const base = marketPrice(referencePrice, priceBp)
    prices.set(id, { base, best: bestPrice(base, set.everyone), business: bestPrice(base, set.business) })
  }
  return prices
}

type ListKey = Readonly<{ application: string; version: number }>
const ownSets = ({ devices }: QuestionSets) => [...devices].map(([id, set]) => [id, set.id] as const)

/** What a price list names and says; the list itself is there. */
async function writeList(db: Db, key: ListKey, sets: QuestionSets, rows: readonly (readonly [string, Price])[]): Promise<void> {
  await bulkUpsert(
    db,
    {
      table: 'price_list_questions',
      key: ['application', 'version', 'category'],
      columns: { application: 'text', version: 'int', category: 'text', question_set_id: 'text' },
    },
    sets.categories.map(({ id, category }) => ({ ...key, category, question_set_id: id })),
  )
  await bulkUpsert(
    db,
    {
      table: 'price_list_device_questions',
      key: ['application', 'device_id', 'version'],
      columns: { application: 'text', version: 'int', device_id: 'text', question_set_id: 'text' },
    },
    ownSets(sets).map(([id, set]) => ({ ...key, device_id: id, question_set_id: set })),
  )
  await bulkUpsert(
    db,
    {
      table: 'prices',
      key: ['application', 'device_id', 'version'],
      columns: {
        application: 'text',
        version: 'int',
        device_id: 'text',
        base_price: 'int',
        best_price: 'int',
        business_price: 'int',
      },
    },
    rows.map(([id, { base, best, business }]) => ({
      ...key,
      device_id: id,
      base_price: base,
      best_price: best,
      business_price: business,
    })),
  )
}

/**
 * Publishes the market's prices as a new price list, unless the newest one is the same. An old list is never changed: offers
 * made by it can still be priced. Returns the current prices.
 */
export async function publishPrices(
  db: Db,
  market: SeedMarket,
  devices: CatalogueDevice[],
  sets: QuestionSets,
  now: Date,
): Promise<PriceBook> {
  const prices = computePrices(market, devices, sets)
  const rows = [...prices].sort(([a], [b]) => (a < b ? -1 : 1))
  const hash = createHash('sha256')
    .update(JSON.stringify([sets.categories.map(({ id }) => id), ownSets(sets), rows]))
    .digest('hex')
  const newest = await db.query<{ version: number; hash: string }>(
    'select version, hash from platform.price_lists where application = $1 order by version desc limit 1',
    [market.application],
  )
  if (newest.rows[0]?.hash === hash) return prices
  const key = { application: market.application, version: (newest.rows[0]?.version ?? 0) + 1 }
  await db.query('insert into platform.price_lists (application, version, hash, created_at) values ($1, $2, $3, $4)', [
    key.application,
    key.version,
    hash,
    now,
  ])
  await writeList(db, key, sets, rows)
  return prices
}
