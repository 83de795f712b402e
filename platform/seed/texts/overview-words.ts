import { createFormatters } from '@formatjs/intl'
import type { CategoryKey } from '@trade-in-shop/contracts/search'
import { pickByLocale, type TextKey } from '@platform/messages/by-locale'
import at from './de-AT.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }

const TEXTS: Readonly<Record<TextKey, typeof en>> = { at, de, en, es, fr, it }
/** Each sentence that could be the same on many pages has three wordings. */
const WORDINGS = 3

/** What a sentence may be built from. Everything is a fact of the catalogue; prices are already written for the locale. */
export type Facts = {
  category: CategoryKey
  maker: string
  /**
   * Manufacturer and series as one name, the manufacturer once: "Apple iPhone 13", "OnePlus Nord". Of a manufacturer: its name.
   */
  title: string
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

const { getMessageFormat } = createFormatters()

/** What the page of a manufacturer or a series says in the language of a locale. Throws where there are no texts. */
export function writeOverview(kind: 'manufacturer' | 'series', facts: Facts, locale: string): Words {
  const texts = pickByLocale(TEXTS, locale)
  if (!texts) throw new Error(`There are no texts of overviews for ${locale}`)
  const values = { ...facts, best: facts.best ?? 'none', pick: facts.pick % WORDINGS, things: texts[`things.${facts.category}`] }
  const say = (id: keyof typeof en) => String(getMessageFormat(texts[id], locale).format(values))
  const years = kind === 'series' && facts.years !== null ? [say('series.years')] : []
  return {
    heading: say(`${kind}.heading`),
    content: [say(`${kind}.start`), ...years, say('price'), say('end')].join(' '),
    metaTitle: say(`${kind}.metaTitle`),
    metaDescription: say(`${kind}.metaDescription`),
    metaKeywords: say(`${kind}.metaKeywords`),
  }
}
