import { z } from 'zod'
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

export const PageSeed = z.object({
  key: z.enum(PAGE_KEYS),
  slug: z.string(),
  title: z.string(),
  metaDescription: z.string(),
  body: z.string(),
})
export type PageSeed = z.infer<typeof PageSeed>

/** What is seeded: markets and the texts of their pages. */
export const SEEDS: readonly (readonly [MarketSeed, unknown])[] = [
  [austria, atPages],
  [germany, dePages],
  [spain, esPages],
  [france, frPages],
  [italy, itPages],
  [englishPreview, enPages],
]
