import { expect, test } from 'vitest'
import { findTypedVariant, groupByModel } from './models'

const device = (model: string, variant: string, maxPrice: number | null = 100) => ({ seriesId: 's', model, variant, maxPrice })
const PHONE = ['1 TB', '128 GB', '256 GB'].map((variant, nth) => device('iPhone 13 Pro', variant, 300 - nth))

test('a list has one row per model in the order of their first devices, with sizes from small to large', () => {
  const [small, other] = [device('iPhone 13 mini', '128 GB'), device('iPhone 13', '128 GB')]
  const models = groupByModel([small, ...PHONE, other])
  expect(models.map(({ first }) => first.model)).toEqual(['iPhone 13 mini', 'iPhone 13 Pro', 'iPhone 13'])
  expect(models[1]?.variants.map(({ variant }) => variant)).toEqual(['128 GB', '256 GB', '1 TB'])
})

test('a model is worth what its best size is worth, and nothing where no size is bought', () => {
  expect(groupByModel(PHONE)[0]?.maxPrice).toBe(300)
  expect(groupByModel([...PHONE, device('iPhone 13 Pro', '64 GB', null)])[0]?.maxPrice).toBe(300)
  expect(groupByModel([device('iPhone 3G', '8 GB', null)])[0]?.maxPrice).toBeNull()
})

const CONSOLE = ['512 GB', '1 TB Digital Weiß', '1 TB Rot', '2 TB Galaxy Black'].map((variant) => device('Konsole X', variant))
const COLOURED = ['128 GB Blau', '128 GB Schwarz', '256 GB Blau'].map((variant) => device('Handy 5', variant))
test.each([
  ['konsole x weiße', CONSOLE, '1 TB Digital Weiß'],
  ['rote konsole x', CONSOLE, '1 TB Rot'],
  ['konsole x 2tb', CONSOLE, '2 TB Galaxy Black'],
  ['konsole x black', CONSOLE, '2 TB Galaxy Black'],
  ['konsole x 1tb', CONSOLE, undefined],
  ['handy 5 blau 128', COLOURED, '128 GB Blau'],
  ['blaues handy 5 256 gb', COLOURED, '256 GB Blau'],
  ['handy 5 blau', COLOURED, undefined],
  ['handy 5 rot 128', COLOURED, undefined],
])('in "%s" the one variant that has the typed size and colour is chosen', (text, variants, expected) => {
  const [model] = groupByModel(variants)
  expect(model && findTypedVariant(model, text)?.variant).toBe(expected)
})

test.each(['weiß', 'Weiss', 'weiße', 'white', 'blanc', 'blanche', 'bianco', 'bianca', 'blanco'])(
  '"%s" chooses the white variant, whichever language it is labelled in',
  (typed) => {
    for (const white of ['Weiß', 'White', 'Blanc', 'Bianco', 'Blanco']) {
      const [model] = groupByModel([device('Switch OLED', 'Neon Red/Neon Blue'), device('Switch OLED', white)])
      expect(model && findTypedVariant(model, `switch oled ${typed}`)?.variant).toBe(white)
    }
  },
)

test.each([
  ['iphone 13 pro 256gb', '256 GB'],
  ['256 GB iPhone 13 Pro, blau', '256 GB'],
  ['iphone 13 pro 1tb', '1 TB'],
  ['iphone 13 pro 256', '256 GB'],
  ['iphone 13 pro 256 Go', '256 GB'],
  ['iphone 13 pro', undefined],
  ['iphone 13 pro 28 gb', undefined],
])('in "%s" the size %s is chosen', (text, expected) => {
  const [model] = groupByModel(PHONE)
  expect(model && findTypedVariant(model, text)?.variant).toBe(expected)
})
