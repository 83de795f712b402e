import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { COLOURS, expandBraces } from '@trade-in-shop/contracts/colour-words'
import { LANGUAGES } from '@trade-in-shop/contracts/languages'
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

test('a colour is set aside in every market, in whichever language it is typed', () => {
  const colours = COLOURS.flatMap((names) => LANGUAGES.flatMap((language) => names[language]?.flatMap(expandBraces) ?? []))
  const wrong = Object.keys(LOCALES).flatMap((locale) =>
    colours.filter((colour) => {
      const { words, facts } = understandText(`${colour} iphone 13`, locale)
      return words.map(({ text }) => text).join(' ') !== 'iphone 13' || facts[0]?.kind !== 'colour'
    }),
  )
  expect(colours.length).toBeGreaterThan(500)
  // In English it joins two devices.
  expect(wrong).toEqual(['or'])
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
