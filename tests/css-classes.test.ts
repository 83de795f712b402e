import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const resolve = (from: string, name: string) => (name.startsWith('@/') ? `src/${name.slice(2)}` : join(dirname(from), name))
const sheets = globSync('src/**/*.module.css')

/** What each style sheet is used for: names of classes, and `*` where a name is computed. */
function collectUses(): Map<string, Set<string>> {
  const uses = new Map(sheets.map((sheet) => [sheet, new Set<string>()]))
  for (const file of globSync('src/**/*.tsx').filter((name) => !name.includes('.test.'))) {
    const text = read(file)
    for (const [, name, from = ''] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
      const used = uses.get(resolve(file, from))
      for (const [, member] of text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) used?.add(member ?? '')
      if (new RegExp(`\\b${name}\\[`).test(text)) used?.add('*')
    }
  }
  for (const sheet of sheets)
    for (const [, names = '', from] of read(sheet).matchAll(/composes: ([\w -]+?)(?: from '([^']+)')?;/g))
      for (const name of names.split(' ')) uses.get(from ? resolve(sheet, from) : sheet)?.add(name)
  return uses
}

test('each class of a style sheet is named by a component or composed by another class', () => {
  const unused = [...collectUses()].flatMap(([sheet, used]) => {
    if (used.has('*')) return []
    const rules = read(sheet).replace(/\/\*[^]*?\*\/|'[^']*'/g, '')
    const classes = new Set([...rules.matchAll(/\.([A-Za-z_][\w-]*)(?=[^{};]*\{)/g)].map(([, name]) => name ?? ''))
    return [...classes].filter((name) => !used.has(name)).map((name) => `${sheet} .${name}`)
  })
  expect(sheets.length).toBeGreaterThan(50)
  expect(unused).toEqual([])
})
