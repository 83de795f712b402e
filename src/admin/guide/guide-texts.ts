import * as z from 'zod'
import { type StaffLanguage, staffLanguage } from '@/domain/staff-words'
import { GUIDE_PAGES } from './guide-pages'
import german from './texts/de.json'
import english from './texts/en.json'
import spanish from './texts/es.json'
import french from './texts/fr.json'
import italian from './texts/it.json'

const Line = z.string().min(1).max(600)
const Section = z.strictObject({
  title: z.string().min(1).max(80),
  /** What the picture of the page shows, for those who do not see it; in one section of each page, which it follows. */
  picture: z.string().min(20).max(160).optional(),
  /** A line is a paragraph, several lines together are a list. `[review:handIn]` is replaced by a name of the admin. */
  parts: z
    .array(z.union([Line, z.array(Line).min(1).max(10)]))
    .min(1)
    .max(6),
})
const Page = z.strictObject({
  title: z.string().min(1).max(80),
  sections: z.record(z.string(), Section).refine((sections) => Object.keys(sections).length <= 8),
})
const Guide = z.record(z.enum(GUIDE_PAGES), Page)
export type GuideTexts = z.infer<typeof Guide>

const TEXTS: Readonly<Record<StaffLanguage, GuideTexts>> = {
  de: Guide.parse(german),
  en: Guide.parse(english),
  es: Guide.parse(spanish),
  fr: Guide.parse(french),
  it: Guide.parse(italian),
}

export const guideTexts = (language: string): GuideTexts => TEXTS[staffLanguage(language)]
