import { beforeEach, expect, test } from 'vitest'
import { flushMisses, type Missed, noteMiss } from './misses'

const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 3, 0, second))
const note = (path: string, more: Partial<Parameters<typeof noteMiss>[0]> = {}) =>
  noteMiss({ market: 'xa', path, bot: false, referer: null, now: at(1), ...more })
const flushed = async (): Promise<Missed[]> => {
  const rows: Missed[] = []
  await flushMisses(async (misses) => void rows.push(...misses))
  return rows
}
beforeEach(async () => void (await flushed()))

test('misses of a path are summed, with the last referring host, and written once', async () => {
  note('/alt', { referer: 'https://www.example.com/liste?mail=x', now: at(1) })
  note('/ALT/', { now: at(5) })
  expect(await flushed()).toEqual([
    {
      market: 'xa',
      path: '/alt',
      people: 2,
      machines: 0,
      referrer: 'www.example.com',
      firstSeenAt: at(1),
      lastSeenAt: at(5),
    },
  ])
  expect(await flushed()).toEqual([])
})

test('machines are counted separately: known bots, and visitors to paths that no person would type', async () => {
  note('/alt', { bot: true })
  note('/wp-login.php', { referer: 'https://www.example.com/' })
  const rows = await flushed()
  expect(rows.map(({ path, people, machines, referrer }) => [path, people, machines, referrer])).toEqual([
    ['/alt', 0, 1, null],
    ['/wp-login.php', 0, 1, null],
  ])
})

test.each(['/api/nichts', '/images/nichts.png', '/sitemap.xml'])('%s is not recorded as a missed page', async (path) => {
  note(path)
  expect(await flushed()).toEqual([])
})

test('a scanner with a hundred thousand paths neither fills the memory nor evicts a path that was requested twice', async () => {
  note('/gesucht')
  note('/gesucht')
  for (let index = 0; index < 100_000; index++) note(`/zufall-${index.toString(36)}`)
  note('/zuletzt')
  const rows = await flushed()
  expect(rows.length).toBeLessThanOrEqual(300)
  expect(rows.find(({ path }) => path === '/gesucht')?.people).toBe(2)
  expect(rows.some(({ path }) => path === '/zuletzt')).toBe(true)
})

test('a scanner of one market takes no room of other markets, and machines take none of people', async () => {
  note('/einmal')
  for (let index = 0; index < 5_000; index++) {
    note(`/zufall-${index.toString(36)}`, { market: 'xb' })
    note(`/bot-${index.toString(36)}`, { bot: true })
  }
  expect((await flushed()).some(({ market, path }) => market === 'xa' && path === '/einmal')).toBe(true)
})

test('misses that could not be written are counted again with those that came meanwhile', async () => {
  note('/alt')
  await expect(
    flushMisses(async () => {
      note('/alt', { now: at(9) })
      throw new Error('database is away')
    }),
  ).rejects.toThrow('away')
  expect(await flushed()).toMatchObject([{ path: '/alt', people: 2, firstSeenAt: at(1), lastSeenAt: at(9) }])
})
