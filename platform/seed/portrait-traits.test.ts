import { describe, expect, test } from 'vitest'
import { readData, type ModelData } from './read-data'
import { traitsOfModel, traitsOfVariant, type PortraitTraits } from './portrait-traits'

const model = (changes: Partial<ModelData> = {}): ModelData => ({
  model: 'Nine',
  url: 'maker-nine',
  releaseYear: 2020,
  releaseMonth: null,
  variants: [{ label: 'Standard', url: '', basePrice: null }],
  searchTerms: [],
  ...changes,
})
const phone = { category: 'phones', maker: 'maker', series: 'nines' } as const
const lens = { category: 'lenses', maker: 'maker', series: 'nines' } as const

describe('traitsOfModel', () => {
  const file: PortraitTraits = {
    _: '74x160 f:plain c:stone',
    '_2019-2021': 'f:hole',
    maker: { _: 'r:9 two', nines: { _: 'c:sky -two', 'maker-nine': '71.5x147' } },
  }

  test('a model inherits from file, year, manufacturer and series, and its own tokens win', () => {
    expect(traitsOfModel(file, phone, model())).toBe('71.5x147 f:hole c:sky r:9')
  })

  test('a model that no file names inherits what its place says', () => {
    expect(traitsOfModel(file, phone, model({ url: 'maker-ten', releaseYear: 2022 }))).toBe('74x160 f:plain c:sky r:9')
    expect(traitsOfModel(file, { ...phone, maker: 'another' }, model({ releaseYear: null }))).toBe('74x160 f:plain c:stone')
  })

  test.each([
    ['RF 24-105mm F4 L', 'f1:24 f2:105 a:4 a2:4'],
    ['Batis 2.8/18', 'f1:18 f2:18 a:2.8 a2:2.8'],
    ['12-60mm F2.8-4.0', 'f1:12 f2:60 a:2.8 a2:4'],
    ['Body cap', ''],
  ])('the name %j of a lens says %j', (name, tokens) => {
    expect(traitsOfModel({}, lens, model({ model: name }))).toBe(tokens)
  })

  test('what the tokens say wins over the name', () => {
    const known: PortraitTraits = { maker: { nines: { 'maker-nine': 'f1:50' } } }
    expect(traitsOfModel(known, lens, model({ model: '35mm F2' }))).toBe('f1:50 f2:35 a:2 a2:2')
  })
})

describe('traitsOfVariant', () => {
  test.each([
    ['72x147 c:sky', 'Midnight, 128 GB', '72x147 c:2b323b'],
    ['k:hand rails c:paper c2:ink', 'Neon Red/Neon Blue', 'k:hand rails c:22a9d6 c2:ef4b43'],
    ['k:hand rails c:paper c2:ink', 'Blanco', 'k:hand rails c:f3f1eb c2:f3f1eb'],
    ['k:slr body c:ink', 'Kit 18-55 mm', 'k:slr c:ink'],
    ['72x147 c:sky', '16 GB / 512 GB', '72x147 c:sky'],
  ])('the model %j as %j is drawn by %j', (model, label, traits) => {
    expect(traitsOfVariant(model, label)).toBe(traits)
  })
})

describe('the files of seed/data/portraits', () => {
  test('every model of the catalogue has traits, each once', async () => {
    const { catalogue, portraits } = await readData()
    const models = catalogue.flatMap(({ manufacturers }) =>
      manufacturers.flatMap(({ series }) => series.flatMap((own) => own.models)),
    )
    expect(models.filter(({ url }) => !portraits.get(url)).map(({ url }) => url)).toEqual([])
    expect(portraits.size).toBe(models.length)
  })
})
