import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findArea, shopPreviewToken } from './areas'

const shown = existsSync('public') ? readdirSync('public', { recursive: true, encoding: 'utf8', withFileTypes: true }) : []
const files = shown.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).replace(/^public/, ''))

test('every public file is an asset', () => {
  expect(files.filter((file) => findArea(file) !== 'asset')).toEqual([])
})

test.each([
  ['/', 'page'],
  ['/api', 'api'],
  ['/api/search', 'api'],
  ['/apiary', 'page'],
  ['/manifest.webmanifest', 'api'],
  ['/admin/x', 'staff'],
  ['/cms-api/staff', 'staff'],
  ['/administration', 'page'],
  ['/robots.txt', 'robots'],
  ['/_next/data', 'asset'],
  ['/brand', 'page'],
])('%s is of the area %s', (path, area) => {
  expect(findArea(path)).toBe(area)
})

test.each([
  ['', null],
  ['cart=1; shop-preview=a.b-c; device=2', 'a.b-c'],
  ['shop-preview=a.b-c', 'a.b-c'],
  ['my-shop-preview=a.b-c', null],
  ['shop-preview=', null],
  [`shop-preview=${'a'.repeat(801)}`, null],
])('the cookies "%.30s" have the preview %s', (cookies, token) => {
  expect(shopPreviewToken(cookies)).toBe(token)
})
