// `npm run house`: figures of the source with their limits and goals; `-- --all` names every offender.
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { filesBelow, extractProse } from './source-text'

const FOLDERS = ['src', 'platform', 'packages', 'scripts', 'tools', 'tests']
/** Its comments are descriptions of fields, which are words for staff. */
const GENERATED = 'src/payload-types.ts'
const SHORT = 15
const MAX_FILES_PER_FOLDER = 40

/** Words that say something else than they mean in a comment (`docs/glossary.md`). */
const RIDDLES = /\b(?:told|tells|kept|anew|nobody|somebody|whoever|stands|twins?|brakes?|keeper|doors?)\b/gi

/** The same for names of files, exports and types: participles, moods and theatre say nothing about the thing (`docs/glossary.md`). */
const VAGUE_NAMES = new Set(
  'asked kept told said found given made even slow late door doors keeper world worlds night nights twin twins brake brakes nobody'.split(
    ' ',
  ),
)
const NAMED =
  /^(?:export (?:default )?(?:async )?(?:function\*?|const|let)|(?:export (?:default )?)?(?:class|type|interface)) (\w+)/gm

const NAMED_OF = /^export (?:async )?(?:function\*?|const) (\w+Of)\b/gm
const WITHOUT_NOUN = /^(?:export )?const ((?:MOST|LEAST|LONGEST|SHORTEST|LARGEST|DEEPEST|FEWEST)\w*)/gm

const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file)

/** Comments and test titles of a source text; names of code in a comment are no words. */
function wordsOf(source: string): string {
  const { comments, titles } = extractProse(source)
  return [...comments.map((comment) => comment.replaceAll(/`[^`]*`/g, '')), ...titles].join('\n')
}

/** `Not found` is the framework's name for a 404. */
const isVague = (name: string): boolean =>
  name
    .replaceAll(/not-?found|not_found/gi, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .some((word) => VAGUE_NAMES.has(word.toLowerCase()))

/** The file, its exports and its types, as far as their names are vague. */
function vagueNamesOf({ file, text }: Source): string[] {
  const named = [...text.matchAll(NAMED)].map(([, name = '']) => name).filter(isVague)
  return [...(isVague(file) ? [file] : []), ...named.map((name) => `${file}: ${name}`)]
}

type Source = Readonly<{ file: string; text: string; lines: number }>
/** `limit` fails the run and is lowered as the house improves; `goal` is where it leads. */
type Figure = Readonly<{ name: string; value: number; limit: number; goal: number; offenders?: readonly string[] }>

const countLines = (counted: readonly Source[]): number => counted.reduce((sum, { lines }) => sum + lines, 0)
const percent = (part: number, whole: number): number => Math.round((part / whole) * 1000) / 10

function folderSizes(sources: readonly Source[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const { file } of sources) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)
}

function measure(sources: readonly Source[]): Figure[] {
  const production = sources.filter(({ file }) => !isTest(file) && /^(?:src|platform|packages)\//.test(file))
  const code = production.filter(({ file }) => /\.tsx?$/.test(file))
  const withoutTests = sources.filter(({ file }) => /\.(?:tsx?|css)$/.test(file) && !/\.test\.tsx?$|^tests\//.test(file))
  const folders = folderSizes(production)
  const short = code.filter(({ lines }) => lines < SHORT)
  const lazy = code.filter(({ text }) => /\b(?:lazy|dynamic)\(/.test(text))
  const translated = code.flatMap(({ file, text }) => (text.match(/[{,]\s*it: ['"`{]/g) ?? []).map(() => file))
  const riddles = sources.flatMap(({ file, text }) =>
    file === GENERATED ? [] : [...wordsOf(text).matchAll(RIDDLES)].map(([word]) => `${file}: ${word}`),
  )
  const vague = sources.flatMap(vagueNamesOf)
  const matched = (name: string, pattern: RegExp, limit: number): Figure => {
    const offenders = sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([, named]) => `${file}: ${named}`))
    return { name, value: offenders.length, limit, goal: 0, offenders }
  }
  const crowded = folders.filter(([, count]) => count > MAX_FILES_PER_FOLDER)
  return [
    { name: 'lines without tests', value: countLines(withoutTests), limit: 115_039, goal: 90_000 },
    {
      name: 'lines of src without tests',
      value: countLines(withoutTests.filter(({ file }) => file.startsWith('src/'))),
      limit: 87_145,
      goal: 60_000,
    },
    {
      name: `code files under ${SHORT} lines, in percent`,
      value: percent(short.length, code.length),
      limit: 7,
      goal: 8,
      offenders: short.map(({ file }) => file),
    },
    {
      name: `folders of more than ${MAX_FILES_PER_FOLDER} files`,
      value: crowded.length,
      limit: 0,
      goal: 0,
      offenders: crowded.map(([folder, count]) => `${folder}: ${count}`),
    },
    {
      // One of the shop and one of the admin.
      name: 'files with lazy() or dynamic() of their own',
      value: lazy.length,
      limit: 2,
      goal: 2,
      offenders: lazy.map(({ file }) => file),
    },
    {
      name: 'texts in all languages in TypeScript',
      value: translated.length,
      limit: 0,
      goal: 0,
      offenders: translated,
    },
    { name: 'riddles in comments and test titles', value: riddles.length, limit: 0, goal: 0, offenders: riddles },
    matched('exported functions named after `Of`', NAMED_OF, 0),
    matched('limits named without noun and unit', WITHOUT_NOUN, 0),
    { name: 'vague names of files, exports and types', value: vague.length, limit: 0, goal: 0, offenders: vague },
  ]
}

const sources = FOLDERS.flatMap((folder) => filesBelow(folder, /\.(?:tsx?|mjs|css)$/)).map((file): Source => {
  const text = readFileSync(file, 'utf8')
  return { file, text, lines: text.split('\n').length - 1 }
})
const figures = measure(sources)
const missed = figures.filter(({ value, limit }) => value > limit)
for (const { name, value, limit, goal } of figures)
  console.log(`${value > limit ? '✗' : '✓'} ${name.padEnd(40)} ${String(value).padStart(6)}  at most ${limit}, goal ${goal}`)
const listed = process.argv.includes('--all') ? figures : missed
for (const { name, offenders = [] } of listed) {
  if (offenders.length > 0) console.log(`\n${name}:\n  ${offenders.join('\n  ')}`)
}
process.exit(missed.length > 0 ? 1 : 0)
