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
