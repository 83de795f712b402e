import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { NOT_BOUGHT_KINDS } from '@trade-in-shop/contracts/suggestions'
import { isMakerName, understandText } from '@/domain/search/understand-text'
import { wordsOfMarket } from '@/domain/search/market-words'
import { translateNames } from '@platform/catalogue/device-words'

const Model = z.object({ model: z.string(), searchTerms: z.array(z.string()) })
const Maker = z.object({ name: z.string(), series: z.array(z.object({ models: z.array(Model) })) })
const makers = globSync('platform/seed/data/catalogue/*.json').flatMap(
  (file) => z.object({ manufacturers: z.array(Maker) }).parse(JSON.parse(readFileSync(file, 'utf8'))).manufacturers,
)
const LOCALES = { 'de-AT': 'at', 'es-ES': 'es', 'fr-FR': 'fr', 'it-IT': 'it', 'en-IE': 'en' }

test('no name or search term of a device is taken for a kind that is not bought', () => {
  const wrong = makers.flatMap(({ series }) =>
    series.flatMap(({ models }) =>
      models.flatMap(({ model, searchTerms }) =>
        Object.entries(LOCALES).flatMap(([locale, language]) => {
          const own = translateNames({ model, variant: null }, language).model
          const texts = [own, ...searchTerms]
          return texts.filter((text) => understandText(text, locale).notBought).map((text) => `${locale}: ${text}`)
        }),
      ),
    ),
  )
  expect(wrong).toEqual([])
})

test('every maker of the catalogue is known as one, so that its name alone names no device', () => {
  expect(makers.filter(({ name }) => !isMakerName(name.toLowerCase(), 'de-DE')).map(({ name }) => name)).toEqual([])
})

test('every kind that is not bought has words in every market, and no word is of an unknown kind', () => {
  for (const locale of Object.keys(LOCALES)) {
    const meanings = [...wordsOfMarket(locale).meanings.values()].flat()
    const kinds = new Set(meanings.flatMap((meaning) => (meaning.kind === 'notBought' ? [meaning.key] : [])))
    expect([...kinds].sort()).toEqual([...NOT_BOUGHT_KINDS].sort())
  }
})
