import { at } from './at'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { it } from './it'
import type { Pattern } from './pattern'

const PATTERNS: Record<string, Pattern> = { de, at, en, es, fr, it }

/** Throws for a language that has no texts yet. */
export function patternOf(language: string): Pattern {
  const pattern = PATTERNS[language]
  if (!pattern) throw new Error(`There are no sentence patterns for the language "${language}"`)
  return pattern
}
