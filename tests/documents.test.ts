import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, extractProse } from '../scripts/source-text'

const read = (file: string): string => readFileSync(file, 'utf8')
const SOURCES = ['src', 'platform', 'packages', 'scripts', 'tests'].flatMap((folder) => filesBelow(folder, /\.(?:tsx?|mjs|css)$/))
const DECISIONS = filesBelow('docs/decisions', /^\d{4}-.*\.md$/).toSorted()
const ROOT_DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md']
const DOCUMENTS = [...ROOT_DOCUMENTS, ...['docs', 'packages', 'platform'].flatMap((folder) => filesBelow(folder, /\.md$/))]

const prose = (source: string): string => Object.values(extractProse(source)).flat().join('\n')

const REQUIREMENT = /\b(?!RC)[A-Z]{1,2}-\d{2}\b/g
const FAULT = /\bF\d{1,2}\b/g
const SECURITY = /\bsecurity(?:\.md)?`? (\d+)\b/g

const requirements = new Set([...read('docs/requirements.md').matchAll(/\*\*([A-Z]-\d{2})\*\*/g)].map(([, id]) => id))
const faults = new Set([...read('docs/faults.md').matchAll(/^- \*\*(F\d+)\*\*/gm)].map(([, id]) => id))
const rules = new Set([...read('docs/security.md').matchAll(/^(\d+)\. /gm)].map(([, number]) => number))

test('every id that a comment, a test title or a document cites is in a document of the repository', () => {
  const cited = [...SOURCES.map((file) => [file, prose(read(file))]), ...DOCUMENTS.map((file) => [file, read(file)])]
  const unknown = cited.flatMap(([file, text = '']) => [
    ...[...text.matchAll(REQUIREMENT)].filter(([id]) => !requirements.has(id)).map(([id]) => `${file}: ${id}`),
    ...[...text.matchAll(FAULT)].filter(([id]) => !faults.has(id)).map(([id]) => `${file}: ${id}`),
    ...[...text.matchAll(SECURITY)].filter(([, number]) => !rules.has(number)).map(([cite]) => `${file}: ${cite}`),
  ])
  expect(unknown).toEqual([])
  expect(cited.flatMap(([, text = '']) => [...text.matchAll(REQUIREMENT)]).length).toBeGreaterThan(500)
})

test('no id is described twice', () => {
  const all = [...read('docs/requirements.md').matchAll(/\*\*([A-Z]-\d{2})\*\*/g)].map(([, id]) => id)
  expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([])
})

test('README has at most 90 lines of at most 110 columns', () => {
  const lines = read('README.md').trimEnd().split('\n')
  expect(lines.length).toBeLessThanOrEqual(90)
  expect(lines.filter((line) => [...line].length > 110)).toEqual([])
})

test('every relative link of a document leads to a file, and to a heading where it names one', () => {
  const anchorsOf = (file: string) =>
    [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
      text
        .toLowerCase()
        .replace(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    )
  const broken = DOCUMENTS.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].flatMap(([, link = '']) => {
      const [path = '', anchor] = link.split('#')
      const target = path === '' ? file : join(dirname(file), path)
      const leads = existsSync(target) && (anchor === undefined || anchorsOf(target).includes(anchor))
      return leads ? [] : [`${file}: ${link}`]
    }),
  )
  expect(broken).toEqual([])
})

test('every path that README and the documents name in a table or a step is there', () => {
  const named = ['README.md', 'docs/how-to.md', 'docs/operations.md'].flatMap((file) =>
    [...read(file).matchAll(/`((?:src|platform|packages|tests|security|migrations)\/[\w./[\]-]+)`/g)].map(([, path = '']) => [
      file,
      path,
    ]),
  )
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter(([, path = '']) => !existsSync(path)).map((each) => each.join(': '))).toEqual([])
})

const ROOMS = ['src', 'platform', 'packages', 'scripts', 'tests', 'tools', 'docs', 'migrations', 'security', 'public']
const FILES = [...readdirSync('.'), ...ROOMS.flatMap((room) => filesBelow(room, /\.\w+$/))].map((file) => `/${file}`)
const FILE_NAME = /`(?:@\/)?((?:\w|\[)[\w./[\]-]*\.(?:tsx?|mjs|css|md|sql))`/g
/** `NNNN-name.sql` is any migration. */
const missingFiles = (text: string): string[] =>
  [...text.matchAll(FILE_NAME)].flatMap(([, name = '']) =>
    name.includes('NNNN') || FILES.some((file) => file.endsWith(`/${name}`)) ? [] : [name],
  )
/** What a record says of the time before it, and a superseded record, name files that are gone. */
const presentOf = (text: string): string =>
  /^Date: .* Status: superseded/m.test(text) ? '' : text.replace(/^\*\*Situation\.\*\*[^]*?\n\n/m, '')

test('every file that a comment or a document names is there', () => {
  const present = DOCUMENTS.filter((file) => file !== 'CHANGELOG.md').map((file) => [file, presentOf(read(file))] as const)
  const named = [...SOURCES.map((file) => [file, prose(read(file))] as const), ...present]
  expect(named.flatMap(([file, text]) => missingFiles(text).map((name) => `${file}: ${name}`))).toEqual([])
})

test('every decision record has its own number, a title, a date and a status, and is in the index with that status', () => {
  const rows = read('docs/decisions/README.md')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const faulty = DECISIONS.filter((file) => {
    const name = file.split('/').at(-1) ?? ''
    const number = Number(name.slice(0, 4))
    const [, stated, title = ''] = /^# (\d+)\. (.+)$/m.exec(read(file)) ?? []
    const [, date = '', status = ''] =
      /^Date: (\d{4}-\d{2}-\d{2})\. Status: (accepted|superseded by \[\d+\]\([^)]+\))\.$/m.exec(read(file)) ?? []
    const cells = rows.find(([, , link = '']) => link.endsWith(`](${name})`)) ?? []
    const expected = ['', String(number), `[${title}](${name})`, date, status, '']
    return Number(stated) !== number || date === '' || cells.join('|') !== expected.join('|')
  })
  expect(faulty).toEqual([])
  const numbers = DECISIONS.map((file) => file.split('/').at(-1)?.slice(0, 4))
  expect(new Set(numbers).size).toBe(numbers.length)
})
