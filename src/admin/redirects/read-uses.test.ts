import { afterEach, expect, test, vi } from 'vitest'
import { readUse } from './read-uses'

afterEach(() => vi.unstubAllGlobals())

function answering(docs: readonly unknown[]) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(decodeURIComponent(address))
    return Response.json({ docs })
  })
  return asked
}

test('all rows of a list share one request, and two cells of one row ask once', async () => {
  const asked = answering([{ redirect: 7, hits: 3, lastHitAt: '2026-11-21T10:00:00.000Z' }])
  const uses = await Promise.all(['7', '8', '7'].map(readUse))
  expect(uses).toEqual([
    { hits: 3, lastHitAt: '2026-11-21T10:00:00.000Z' },
    null,
    { hits: 3, lastHitAt: '2026-11-21T10:00:00.000Z' },
  ])
  expect(asked).toHaveLength(1)
  expect(asked[0]).toContain('where[redirect][in]=7,8&')
})

test('a request that fails rejects for every row', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  const uses = await Promise.allSettled(['7', '8'].map(readUse))
  expect(uses.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
