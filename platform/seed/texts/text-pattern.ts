import type { CategoryKey } from '@/contracts/search'

/** What a sentence may be built from. Everything is a fact of the catalogue; prices are already written for the locale. */
export type Facts = {
  category: CategoryKey
  maker: string
  /**
   * Manufacturer and series as one name, the manufacturer once: "Apple iPhone 13", "OnePlus Nord". Of a manufacturer: its name.
   */
  title: string
  /** Number of different models. */
  models: number
  newest: string
  /** "2019–2026", one year, or null when unknown. */
  years: string | null
  /** Best price, e.g. "1.090 €"; null where nothing of it is bought. */
  best: string | null
  /** Picks one of several wordings, the same one every time. */
  pick: number
}

export type Words = { heading: string; content: string; metaTitle: string; metaDescription: string; metaKeywords: string }

/** How a language speaks about manufacturers and series; one file each, written in that language. */
export type TextPattern = { manufacturer(facts: Facts): Words; series(facts: Facts): Words }

export const chosen = (facts: Facts, ...wordings: [string, ...string[]]): string =>
  wordings[facts.pick % wordings.length] ?? wordings[0]

export const sentences = (...parts: (string | null)[]): string => parts.filter((part) => part !== null).join(' ')
