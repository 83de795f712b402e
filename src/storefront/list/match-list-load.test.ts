import { beforeEach, expect, test, vi } from 'vitest'
import type { DeviceSummary } from '@trade-in-shop/contracts/search'
import type { Shop } from '@/domain/routing/shop'
import { matchList } from './match-list.server'

const search = vi.hoisted(() => ({ named: vi.fn(), matching: vi.fn() }))
vi.mock('@/clients/search-client', () => ({ devicesWithWords: search.named, devicesMatching: search.matching }))

const SHOP = { market: { locale: 'de-DE' }, content: { searchWords: [] } } as unknown as Shop // what a match reads
const device = (name: string) => ({ id: name, url: name, manufacturer: 'Apple', name }) as DeviceSummary // the fields that a match reads
beforeEach(() => {
  search.named.mockReset().mockResolvedValue([])
  search.matching.mockReset().mockResolvedValue({ devices: [], total: 0 })
})

test('a model that is a whole name is found without a search that forgives typos', async () => {
  search.named.mockResolvedValue([device('iPhone 13')])
  expect((await matchList(SHOP, ['apple iphone 13'])).lines).toMatchObject([{ kind: 'match', device: { id: 'iPhone 13' } }])
  expect(search.matching).not.toHaveBeenCalled()
})

test('a model of which a name is only a part is searched for', async () => {
  search.named.mockResolvedValue([device('iPhone 13'), device('iPhone 13')])
  search.matching.mockResolvedValue({ devices: [device('iPhone 13 Pro')], total: 1 })
  expect((await matchList(SHOP, ['iphone 13 pro'])).lines).toMatchObject([{ kind: 'match', device: { id: 'iPhone 13 Pro' } }])
})

test('a colour and a condition are set aside where no name has them', async () => {
  search.matching.mockResolvedValue({ devices: [device('iPhone 13 128 GB'), device('iPhone 13 256 GB')], total: 2 })
  const { lines } = await matchList(SHOP, ['iPhone 13 128 GB schwarz wie neu'])
  expect(lines).toMatchObject([{ kind: 'match', device: { id: 'iPhone 13 128 GB' } }])
})

test('a colour in English means the device that is labelled with it in the language of the market', async () => {
  search.matching.mockResolvedValue({ devices: [device('Switch OLED Weiß'), device('Switch OLED Neonrot/Neonblau')], total: 2 })
  const { lines } = await matchList(SHOP, ['switch oled white', 'switch oled blanc'])
  expect(lines.map((line) => line.kind === 'match' && line.device.id)).toEqual(['Switch OLED Weiß', 'Switch OLED Weiß'])
})

test('two lists are looked up at once, twenty wait, and a further one is refused with 503', async () => {
  const open: (() => void)[] = []
  search.named.mockImplementation(() => new Promise((resolve) => open.push(() => resolve([device('iPhone 13')]))))
  const lists = Array.from({ length: 22 }, () => matchList(SHOP, ['iphone 13']))
  await vi.waitFor(() => expect(open).toHaveLength(2))
  await expect(matchList(SHOP, ['iphone 13'])).rejects.toMatchObject({ status: 503, retryAfter: 2 })
  for (let done = 0; done < 22; done++) {
    await vi.waitFor(() => expect(open.length).toBeGreaterThan(done))
    open[done]?.()
  }
  expect((await Promise.all(lists)).every(({ lines: [line] }) => line?.kind === 'match')).toBe(true)
  expect(search.named).toHaveBeenCalledTimes(22)
})
