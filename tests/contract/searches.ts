import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import * as queries from '@/clients/search-queries'
import { Category, CATEGORY_KEYS, Device, DeviceSummary, PicturedDevice, searchAnswer } from '@trade-in-shop/contracts/search'
import { boughtDevice, expectProblem, readHits, post, search } from './client'
import { nameIndex } from './settings'
import { plainQuery } from '../support/plain-query'

const CategoryWithoutLists = Category.omit({ manufacturers: true, topManufacturers: true })
const WithQuestions = z.object({ questions: z.array(z.unknown()).optional() })

/** Every query of the shop's builders, and the queries that a search refuses. */
export function searches(): void {
  let device: Device
  beforeAll(async () => {
    device = await boughtDevice()
  })

  describe('categories', () => {
    test('are all listed, without their manufacturers', async () => {
      const categories = await readHits(CategoryWithoutLists, 'aggregations', queries.categoryList(), 100)
      expect(categories.map(({ key }) => key).sort()).toEqual([...CATEGORY_KEYS].sort())
      for (const category of categories) expect(category).not.toHaveProperty('manufacturers')
    })
    test('are found by address and by key, with manufacturers and series', async () => {
      const [byUrl] = await readHits(Category, 'aggregations', queries.categoryByUrl(device.categoryUrl), 1)
      const [byKey] = await readHits(Category, 'aggregations', queries.categoryByKey(device.categoryId), 1)
      expect(byUrl).toEqual(byKey)
      expect(byUrl?.manufacturers.find(({ id }) => id === device.manufacturerId)?.series.map(({ id }) => id)).toContain(
        device.seriesId,
      )
      expect(byUrl?.topManufacturers.length).toBeGreaterThan(0)
    })
    test('are found by the address of a manufacturer or a series below them', async () => {
      for (const overview of [device.manufacturerUrl, device.seriesUrl])
        expect(await readHits(Category, 'aggregations', queries.categoryOfOverview(overview), 1)).toMatchObject([
          { key: device.categoryId },
        ])
    })
  })

  describe('devices', () => {
    const newestFirst = (devices: DeviceSummary[]) => {
      const ages = devices.map(({ releaseYear, releaseMonth }) => (releaseYear ?? 0) * 12 + (releaseMonth ?? 0))
      expect(ages).toEqual([...ages].sort((a, b) => b - a))
    }

    test('are found by their address, with questions and answers', async () => {
      const devices = await readHits(Device, 'devices', queries.deviceByUrl(device.url), 1)
      expect(devices).toEqual([device])
      for (const question of device.questions) expect(question.answers.length).toBeGreaterThan(1)
    })
    test('say how they are shown, and a photograph is at an address of https', async () => {
      const pictured = await readHits(PicturedDevice, 'devices', queries.pictureOfDevice(device.url), 1)
      expect(pictured).toMatchObject([{ url: device.url, categoryId: device.categoryId }])
      for (const { picture } of pictured) if (picture?.kind === 'photograph') expect(picture.url).toMatch(/^https:\/\/[^/?#@]+\//)
    })
    test('of a series and of a manufacturer come newest first, without questions', async () => {
      const lists = [queries.devicesOfSeries(device.seriesId), queries.devicesOfManufacturer(device.manufacturerId)]
      for (const list of lists) {
        const devices = await readHits(DeviceSummary, 'devices', list, 100)
        expect(devices.length).toBeGreaterThan(0)
        newestFirst(devices)
        for (const row of await readHits(WithQuestions, 'devices', list, 3)) expect(row.questions).toBeUndefined()
      }
    })
    test('of a long list come page by page, none twice', async () => {
      const first = await readHits(DeviceSummary, 'devices', queries.devicesOfManufacturer(device.manufacturerId), 3)
      const second = await readHits(DeviceSummary, 'devices', queries.devicesOfManufacturer(device.manufacturerId, 3), 3)
      expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(first.length + second.length)
    })
    test('of a category come most wanted first', async () => {
      const wanted = (await readHits(DeviceSummary, 'devices', queries.popularDevices(device.categoryId), 20)).map(
        ({ popularity }) => popularity,
      )
      expect(wanted).toEqual([...wanted].sort((a, b) => b - a))
    })
    test('of one model are its variants', async () => {
      const variants = await readHits(DeviceSummary, 'devices', queries.queryVariants(device), 50)
      expect(variants.map(({ id }) => id)).toContain(device.id)
      for (const { model, seriesId } of variants)
        expect({ model, seriesId }).toEqual({ model: device.model, seriesId: device.seriesId })
    })
    test('are found by the beginnings of their words, and despite a typo', async () => {
      const word = device.model.split(' ').sort((a, b) => b.length - a.length)[0] ?? ''
      const typo = word.length > 4 ? word.slice(0, 2) + word.slice(3) : word
      for (const text of [device.model, device.model.slice(0, -1), typo]) {
        const devices = await readHits(DeviceSummary, 'devices', plainQuery(text), 10)
        expect(devices.length, text).toBeGreaterThan(0)
      }
      const exact = await readHits(DeviceSummary, 'devices', plainQuery(device.model), 10)
      expect(exact.map(({ model }) => model)).toContain(device.model)
    })
    test('by all words as they are typed, and by none that has a typo', async () => {
      const named = await readHits(
        DeviceSummary,
        'devices',
        queries.devicesWithWords(`${device.manufacturer} ${device.name}`),
        24,
      )
      expect(named.map(({ id }) => id)).toContain(device.id)
      expect(await readHits(DeviceSummary, 'devices', queries.devicesWithWords(`${device.name}qx`))).toEqual([])
    })
    test('that do not exist are an empty answer, not an error', async () => {
      for (const query of [queries.deviceByUrl('no-such-device'), queries.devicesWithWords('xqxqx'), plainQuery('qqqqxxxxzzzz')])
        expect(await readHits(DeviceSummary, 'devices', query)).toEqual([])
    })
  })

  test('the envelope counts all hits and has at most as many as requested', async () => {
    const answer = await search('devices', queries.devicesOfManufacturer(device.manufacturerId), 2)
    const { hits, timed_out: late } = searchAnswer(DeviceSummary).parse(answer.body)
    expect(hits.hits).toHaveLength(2)
    expect(hits.total.value).toBeGreaterThanOrEqual(2)
    expect(late).toBe(false)
    expect(hits.hits[0]?._id).toBeTruthy()
  })

  const query = JSON.stringify(queries.categoryList())
  test.each([
    ['an unknown application', { search: query, application: 'no_such_index', resultSize: 1 }],
    [
      'a clause that does not exist',
      { search: '{"query":{"no_such_clause":{}}}', application: nameIndex('devices'), resultSize: 1 },
    ],
    ['a search that is no JSON', { search: '{{{{', application: nameIndex('devices'), resultSize: 1 }],
    ['no result', { search: query, application: nameIndex('devices'), resultSize: 0 }],
    ['too many results', { search: query, application: nameIndex('devices'), resultSize: 101 }],
  ])('%s is refused', async (_name, body) => {
    expect((await post('/searches', body)).status).toBe(400)
  })
  test('an unknown application is named', async () => {
    expectProblem(
      await post('/searches', { search: query, application: 'no_such_index', resultSize: 1 }),
      400,
      'unknown_application',
    )
  })
}
