import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyPlatform, type SmallPlatform } from '../../tests/support/small-platform'

let platform: SmallPlatform
beforeAll(async () => {
  platform = await emptyPlatform('stores_document')
})
afterAll(() => platform.drop())

const rows = readFileSync('docs/operations/stores.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [a-z_]+ /.test(line) && !line.startsWith('| table'))
  .map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim())) // prettier-ignore

test('docs/operations/stores.md says of every table who adds to it, its limit and when it is deleted', async () => {
  const { rows: tables } = await platform.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'platform' and table_type = 'BASE TABLE' order by 1`,
  )
  expect(rows.map(([name]) => name)).toEqual(tables.map(({ name }) => name))
  for (const cells of rows) expect(cells.filter((cell) => cell !== '')).toHaveLength(4)
})
