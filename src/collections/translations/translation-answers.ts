import * as z from 'zod'

const MarketName = z.object({ id: z.number(), code: z.string(), name: z.string() })

/** A page in all markets. */
export const Translations = z.object({
  family: z
    .object({
      source: z.object({ id: z.number() }),
      alternates: z.array(
        z.object({
          market: MarketName,
          state: z.enum(['missing', 'notForMarket', 'untranslated', 'stale', 'fresh', 'source']),
          /** Null when the market lacks the page. */
          page: z.object({ id: z.number(), title: z.string().nullable(), published: z.boolean() }).nullable(),
          /** How many texts of the source the page has translated; null of a page that does not follow the source. */
          progress: z.object({ done: z.number(), all: z.number() }).nullable(),
          mayWrite: z.boolean(),
        }),
      ),
    })
    .nullable(),
  copyTo: z.array(MarketName),
  follows: z.boolean(),
})
export type Translations = z.infer<typeof Translations>
export const CopiedPage = z.object({ id: z.number() })
export const MarkedPage = z.object({ state: z.enum(['missing', 'notForMarket']) })

export const UNIT_STATES = ['changed', 'outdated', 'unknown', 'broken', 'empty', 'same'] as const
const UNIT_PROBLEMS = ['form', 'length', 'placeholder'] as const
/** What an import of a file would change, or has changed. */
export const TranslationPlan = z.object({
  at: z.string(),
  counts: z.record(z.enum(UNIT_STATES), z.number()),
  units: z.array(
    z.object({
      name: z.string(),
      state: z.enum(UNIT_STATES),
      problem: z.enum(UNIT_PROBLEMS).nullable(),
      before: z.string(),
      after: z.string(),
    }),
  ),
})
export type TranslationPlan = z.infer<typeof TranslationPlan>

const Runs = z.array(z.string())
const Side = z.object({ id: z.number(), title: z.string(), locale: z.string() })
export const PagePairs = z.object({
  at: z.string(),
  mayWrite: z.boolean(),
  hasMachine: z.boolean(),
  isFresh: z.boolean(),
  /** When the source began to say something else, ISO 8601 UTC. */
  since: z.string().nullable(),
  source: Side,
  page: Side,
  units: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      source: Runs,
      target: Runs.nullable(),
      state: z.enum(['missing', 'untranslated', 'changed', 'done']),
      before: z.string().nullable(),
    }),
  ),
})
export type PagePairs = z.infer<typeof PagePairs>
const WhyNot = z.enum([...UNIT_PROBLEMS, 'outdated', 'unknown'])
export type WhyNot = z.infer<typeof WhyNot>
/** The new state, or null and which texts do not fit. */
export const SavedPairs = z.object({ problems: z.array(z.object({ id: z.string(), why: WhyNot })), state: PagePairs.nullable() })
/** Proposals; null while the machine does not answer. */
export const MachineDraft = z.object({ units: z.array(z.object({ id: z.string(), target: Runs })).nullable() })
