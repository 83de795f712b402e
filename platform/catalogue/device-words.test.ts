import { readFileSync, globSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { joinNames, translateNames } from './device-words'

test.each([
  ['iPhone SE (3rd generation)', null, 'de', 'iPhone SE (3. Generation)'],
  ['iPhone SE (1st generation)', null, 'fr', 'iPhone SE (1re génération)'],
  ['iPad Pro 11 (3rd generation, M1, 2021)', '1 TB Wi-Fi', 'es', 'iPad Pro 11 (3.ª generación, M1, 2021) 1 TB Wi-Fi'],
  ['MacBook Pro 13 (Retina, Late 2012)', null, 'it', 'MacBook Pro 13 (Retina, fine 2012)'],
  ['MacBook Pro 13 (2020, four Thunderbolt ports)', null, 'de-AT', 'MacBook Pro 13 (2020, vier Thunderbolt-Anschlüsse)'],
  ['Tab P11 2nd Gen (TB350)', null, 'fr', 'Tab P11 2e gén. (TB350)'],
  ['Surface Pro 12-inch (2025)', null, 'de', 'Surface Pro 12 Zoll (2025)'],
  ['Switch OLED', 'White', 'de', 'Switch OLED Weiß'],
  ['Switch OLED', 'White', 'en', 'Switch OLED White'],
  ['HERO7 White', null, 'de', 'HERO7 White'],
  ['Galaxy S24', '128 GB Black', 'de', 'Galaxy S24 128 GB Schwarz'],
  ['Galaxy S24', 'Black 128 GB', 'es', 'Galaxy S24 Negro 128 GB'],
  ['Galaxy S24', '256 GB Midnight Black', 'fr', 'Galaxy S24 256 GB Midnight Black'],
  ['Alpha 6000', 'Black/Silver', 'fr', 'Alpha 6000 Noir/Argent'],
  ['Apple Watch', 'GRAY, 2nd generation', 'it', 'Apple Watch Grigio, 2ª generazione'],
  ['PlayStation 5', 'Digital Edition 825 GB', 'fr', 'PlayStation 5 Édition numérique 825 GB'],
  ['PlayStation 5', 'Disc Edition 1 TB', 'de', 'PlayStation 5 mit Laufwerk 1 TB'],
  ['Switch OLED', 'Pokémon Scarlet & Violet Edition', 'es', 'Switch OLED Edición Pokémon Scarlet & Violet'],
  ['PlayStation 4 Pro', '500 Million Limited Edition 2 TB', 'it', 'PlayStation 4 Pro Edizione limitata 500 Million 2 TB'],
  ['Switch 2', 'Mario Kart World Bundle 256 GB', 'fr', 'Switch 2 Pack Mario Kart World 256 GB'],
  ['iPad Air', '128 GB Wi-Fi + Cellular', 'it', 'iPad Air 128 GB Wi-Fi + Cellular'],
  ['Xbox Series X', '2 TB Galaxy Black', 'it', 'Xbox Series X 2 TB Galaxy Black'],
])('%s with the variant %s in %s is called %s', (model, variant, language, name) => {
  expect(joinNames(translateNames({ model, variant }, language))).toBe(name)
})

const Catalogue = z.object({
  manufacturers: z.array(
    z.object({
      series: z.array(
        z.object({ models: z.array(z.object({ model: z.string(), variants: z.array(z.object({ label: z.string() })) })) }),
      ),
    }),
  ),
})
const MODELS = globSync('platform/seed/data/catalogue/*.json')
  .map((file) => Catalogue.parse(JSON.parse(readFileSync(file, 'utf8'))))
  .flatMap(({ manufacturers }) => manufacturers.flatMap(({ series }) => series.flatMap(({ models }) => models)))

/** English words that describe; a product name such as "HERO7 White" is the model's, not a variant. */
const ENGLISH =
  /\d(st|nd|rd|th) gen|\b(Early|Mid|Late) \d{4}|\b(two|four) Thunderbolt|\d-inch|^(White|Black|Grey|Blue|Red|Yellow|Green|Pink|Silver|Gold)( \d+ [GT]B)?$/i

test.each(['de', 'es', 'fr', 'it'])('no name of the catalogue has a describing word in English in %s', (language) => {
  const english = MODELS.flatMap(({ model, variants }) =>
    variants.flatMap(({ label }) => {
      const names = translateNames({ model, variant: label }, language)
      return [names.model, names.variant ?? ''].filter((name) => ENGLISH.test(name))
    }),
  )
  expect(MODELS.length).toBeGreaterThan(1000)
  expect(english).toEqual([])
})
