import { expect, test } from 'vitest'
import { allowHeader, makeRouteFinder } from './api-routes'

const find = makeRouteFinder(['GET /a/{id}/{part}', 'POST /a/by-key/{key}', 'GET /a', 'POST /a', 'GET /a/{id}/label.svg'])

test.each([
  ['/a', { pattern: '/a', methods: ['GET', 'POST'], params: {} }],
  ['/a/by-key/x%20', { pattern: '/a/by-key/{key}', methods: ['POST'], params: { key: 'x%20' } }],
  ['/a/1/label.svg', { pattern: '/a/{id}/label.svg', methods: ['GET'], params: { id: '1' } }],
  ['/a/1/labelxsvg', { pattern: '/a/{id}/{part}', methods: ['GET'], params: { id: '1', part: 'labelxsvg' } }],
  ['/a/', null],
  ['/a//label.svg', null],
  ['/A', null],
  ['/a/1/label.svg/more', null],
])('the path %s has the address %j: literal segments beat parameters', (path, expected) => {
  expect(find(path)).toEqual(expected)
})

test('Allow names HEAD beside GET', () => {
  expect([allowHeader(['POST', 'GET']), allowHeader(['POST'])]).toEqual(['GET, HEAD, OPTIONS, POST', 'OPTIONS, POST'])
})
