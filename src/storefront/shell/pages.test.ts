import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SCREEN_NAMES, screenRow } from '@/domain/routing/screens'

const pageOf = (at: string) => `src/app/shop/[shop]${at === '/' ? '' : at.replaceAll('{', '[').replaceAll('}', ']')}/page.tsx`
const PAGES = SCREEN_NAMES.flatMap((screen) => [screenRow(screen).at, ...Object.values(screenRow(screen).variants ?? {})]).map(
  pageOf,
)

test.each(PAGES)('%s exists and reads neither query, headers nor cookies', (page) => {
  expect(existsSync(page)).toBe(true)
  expect(readFileSync(page, 'utf8')).not.toMatch(/searchParams|headers\(|cookies\(/)
})
