import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '../scripts/source-text'

/** Named by a framework, or one for each language and market. */
const SAME_BY_NATURE = /\/(?:page|route|layout|not-found|\.storybook\/main)\.tsx?$|\/(?:at|de|en|es|fr|it)\.ts$/
const EXPORTED_TYPE = /^export (?:type|interface|class) (\w+)/gm

const files = ['src', 'platform', 'packages', 'scripts', 'tools']
  .flatMap((folder) => filesBelow(folder, /\.(?:tsx?|css)$/))
  .filter((file) => !/\.(?:test|spec)\.|payload-types\.ts$|importMap/.test(file))

/** The names that several files have, each with its files. */
function shared(namesOf: (file: string) => readonly string[]): string[] {
  const owners = Map.groupBy(
    files.flatMap((file) => namesOf(file).map((name) => ({ name, file }))),
    ({ name }) => name,
  )
  return [...owners].flatMap(([name, found]) => (found.length > 1 ? `${name}: ${found.map(({ file }) => file).join(', ')}` : []))
}

test('no two files have the same name', () => {
  expect(shared((file) => (SAME_BY_NATURE.test(file) ? [] : [basename(file)]))).toEqual([])
})

test('no two exported types have the same name, but what the admin reads of an answer', () => {
  const namesOf = (file: string) => [...readFileSync(file, 'utf8').matchAll(EXPORTED_TYPE)].map(([, name = '']) => name)
  // The schema by which the admin parses an answer has the name of what the collections answer.
  const ofCollections = new Set(files.filter((file) => file.startsWith('src/collections/')).flatMap(namesOf))
  const counted = (file: string) => namesOf(file).filter((name) => !(file.startsWith('src/admin/') && ofCollections.has(name)))
  expect(shared(counted)).toEqual([])
})
