import { expect, test } from 'vitest'
import { SCREEN_NAMES } from '@/domain/routing/screens'
import { readHandover } from '@/http/handover'
import { directory } from '../../tests/routing/decide-request'
import type { Ask } from './inner-request'
import { warmUp } from './warm-up'

test('a start waits for the screens on which visits begin, then loads all others, also when one fails', async () => {
  const asked: string[] = []
  const ask: Ask = async ({ headers }) => {
    asked.push(
      readHandover(new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])))?.inner ??
        '',
    )
    if (asked.length === 2) throw new Error('the platform is away')
    return { status: 200, headers: {}, body: Buffer.alloc(0) }
  }
  await warmUp(ask, directory)
  const key = directory.shops[0]?.key
  expect(asked.slice(0, 3)).toEqual([`/shop/${key}`, `/shop/${key}/sell/x`, `/shop/${key}/product/x`])
  await expect.poll(() => new Set(asked).size).toBe(SCREEN_NAMES.length)
})
