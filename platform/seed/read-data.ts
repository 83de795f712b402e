import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { CATEGORY_KEYS, CategoryKey } from '@trade-in-shop/contracts/search'
import { DeviceQuestions, QuestionData } from './question-data'
import { PortraitTraits, traitsOfCategory } from './portrait-traits'

const FOLDER = join(process.cwd(), 'platform/seed/data')

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

const Variant = z.strictObject({
  label: z.string(),
  url: z.union([slug, z.literal('')]),
  basePrice: z.int().positive().nullable(),
})
const Model = z.strictObject({
  model: z.string().min(1),
  url: slug,
  releaseYear: z.int().nullable(),
  releaseMonth: z.int().min(1).max(12).nullable(),
  variants: z.array(Variant).min(1),
  searchTerms: z.array(z.string()),
})
const Series = z.strictObject({ name: z.string().min(1), url: slug, top: z.boolean(), models: z.array(Model) })
const Manufacturer = z.strictObject({ name: z.string().min(1), url: slug, top: z.boolean(), series: z.array(Series) })
const CategoryData = z.strictObject({ category: CategoryKey, manufacturers: z.array(Manufacturer) })
export type CategoryData = z.infer<typeof CategoryData>
export type ModelData = z.infer<typeof Model>

const QuestionsFile = z.record(CategoryKey, z.array(QuestionData).max(60))
export type QuestionsFile = z.infer<typeof QuestionsFile>

const CategoryText = z.strictObject({
  name: z.string(),
  url: slug,
  heading: z.string(),
  content: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  metaKeywords: z.string(),
})
const TextsFile = z.record(z.string(), z.record(CategoryKey, CategoryText))
export type TextsFile = z.infer<typeof TextsFile>

/** Codes of makers and other names of models, by the model's url: what is printed on boxes and backs. */
const MoreTerms = z.record(slug, z.array(z.string().min(2)).max(60))

function addTerms(category: CategoryData, more: z.infer<typeof MoreTerms>): CategoryData {
  for (const { series } of category.manufacturers)
    for (const { models } of series) for (const model of models) model.searchTerms.push(...(more[model.url] ?? []))
  return category
}

const json = async (path: string): Promise<unknown> => JSON.parse(await readFile(join(FOLDER, path), 'utf8'))

/** The files of `seed/data`, checked. Throws with the path of the problem. */
export async function readData(): Promise<{
  catalogue: CategoryData[]
  /** Traits of a model's portrait, by the model. */
  portraits: ReadonlyMap<string, string>
  questions: QuestionsFile
  deviceQuestions: DeviceQuestions
  texts: TextsFile
}> {
  const more = MoreTerms.parse(await json('search-terms.json'))
  const catalogue = await Promise.all(
    CATEGORY_KEYS.map(async (key) => addTerms(CategoryData.parse(await json(`catalogue/${key}.json`)), more)),
  )
  const portraits = await Promise.all(
    catalogue.map(async (category) =>
      traitsOfCategory(category, PortraitTraits.parse(await json(`portraits/${category.category}.json`))),
    ),
  )
  return {
    catalogue,
    portraits: new Map(portraits.flatMap((traits) => [...traits])),
    questions: QuestionsFile.parse(await json('questions.json')),
    deviceQuestions: DeviceQuestions.parse(await json('device-questions.json')),
    texts: TextsFile.parse(await json('texts.json')),
  }
}
