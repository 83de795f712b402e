import { readdirSync } from 'node:fs'
import { join } from 'node:path'

export const filesBelow = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // A tool with packages of its own has them in its folder.
    .filter((name) => ending.test(name) && !name.includes('node_modules/'))
    .map((name) => join(folder, name))

/** Comments of a source text, and its test titles: the first text after `test(`, `it(`, `describe(` or the `)(` of `test.each(…)(`. */
export const extractProse = (source: string): Readonly<{ comments: readonly string[]; titles: readonly string[] }> => ({
  comments: source.match(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm) ?? [],
  titles: source.match(/\b(?:test|it|describe)(?:\.\w+)*(?:\([^'"`]*\))?\(\s*(['"`]).*?\1|\)\(\s*(['"`]).*?\2/g) ?? [],
})
