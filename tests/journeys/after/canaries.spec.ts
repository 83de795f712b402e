import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { leakedInto, SECRETS } from '../../support/canaries'

const folder = join(process.env.STACK_DATA ?? '', 'logs')

test('after all journeys no log contains personal data', () => {
  const logs = readdirSync(folder)
  expect(logs).toEqual(expect.arrayContaining(['shop.log', 'platform.log']))
  const places = Object.fromEntries(logs.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  expect(places['shop.log']?.length).toBeGreaterThan(200)
  expect(leakedInto(places, SECRETS)).toEqual([])
})

test('the search finds a planted secret', () => {
  const places = {
    a: 'x@example.com',
    b: 'Miriam',
    c: 'DE89370400440532013000',
    d: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abcdefghijkl',
  }
  expect(leakedInto(places, SECRETS)).toEqual(['mail address in a', 'name in b', 'IBAN in c', 'access token in d'])
})
