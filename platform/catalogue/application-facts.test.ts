import { afterAll, beforeAll, expect, test } from 'vitest'
import { APPLICATION, send, smallPlatform, type SmallPlatform } from '../../tests/support/small-platform'

let platform: SmallPlatform
beforeAll(async () => {
  platform = await smallPlatform('application-facts')
})
afterAll(() => platform.drop())

const facts = async () => (await send(platform, 'GET', `/applications/${APPLICATION}`)).body

test('an application without published documents names no index, though it has prices', async () => {
  expect(await facts()).toEqual({ known: true, indexes: [], buys: true, currency: 'EUR', languages: ['de-DE'] })
})

test('an index is named as soon as a document is published in it', async () => {
  await platform.pool.query(`insert into platform.aggregation_documents values ('wkfs_de_de_aggregations', 'phones', 0, '{}')`)
  expect(await facts()).toMatchObject({ indexes: ['wkfs_de_de_aggregations'] })
})

test('an application whose newest price list is empty buys nothing', async () => {
  await platform.pool.query(`insert into platform.price_lists values ($1, 2, 'empty', now())`, [APPLICATION])
  expect(await facts()).toMatchObject({ known: true, buys: false })
})
