import * as z from 'zod'
import { BlockRow } from '@/domain/content/page-blocks'
import { PAGE_KEYS, type MarketSeed } from './market-seed'
import { austria } from './markets/at'
import { germany } from './markets/de'
import { englishPreview } from './markets/en'
import { spain } from './markets/es'
import { france } from './markets/fr'
import { italy } from './markets/it'
import atPages from './pages/at.json'
import dePages from './pages/de.json'
import enPages from './pages/en.json'
import esPages from './pages/es.json'
import frPages from './pages/fr.json'
import itPages from './pages/it.json'

const [, ...drawn] = BlockRow.options
/** A block as it is written down: its text is Markdown. */
const BlockSeed = z.discriminatedUnion('type', [z.object({ type: z.literal('text'), body: z.string() }), ...drawn])
export type BlockSeed = z.infer<typeof BlockSeed>

export const PageSeed = z.object({
  key: z.enum(PAGE_KEYS),
  slug: z.string(),
  title: z.string(),
  metaDescription: z.string(),
  body: z.string(),
  blocks: z.array(BlockSeed).default([]),
})
export type PageSeed = z.infer<typeof PageSeed>

/** The market whose pages the other markets translate, and the pages that each writes by its own law. */
export const TRANSLATED = { from: germany.market.code, except: ['terms', 'imprint', 'privacy'] } as const

/** What is seeded: markets and the texts of their pages. */
export const SEEDS: readonly (readonly [MarketSeed, unknown])[] = [
  [austria, atPages],
  [germany, dePages],
  [spain, esPages],
  [france, frPages],
  [italy, itPages],
  [englishPreview, enPages],
]
