import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { guideName } from '@/admin/guide/guide-names'
import { GUIDE_PAGES, PAGE_OF_LIST } from '@/admin/guide/guide-pages'
import { guideTexts } from '@/admin/guide/guide-texts'
import { STAFF_LANGUAGES } from '@/domain/staff-words'

type Section = ReturnType<typeof guideTexts>[(typeof GUIDE_PAGES)[number]]['sections'][string]

const NAME = /\[([^\]]+)\]/g
const linesOf = ({ parts }: Section): string[] => parts.flat()
const namesIn = (section: Section): string[] =>
  linesOf(section).flatMap((line) => [...line.matchAll(NAME)].map(([, name = '']) => name))
/** Sections of the guide as "page section". */
const sectionsOf = (language: string): ReadonlyMap<string, Section> =>
  new Map(
    GUIDE_PAGES.flatMap((page) =>
      Object.entries(guideTexts(language)[page].sections).map(([id, section]) => [`${page} ${id}`, section] as const),
    ),
  )
const english = sectionsOf('en')

test('every page of the guide is linked from a list, or is about what has no list', () => {
  const linked = new Set(Object.values(PAGE_OF_LIST))
  expect(GUIDE_PAGES.filter((page) => !linked.has(page))).toEqual(['publishing', 'translations', 'review'])
})

test.each(STAFF_LANGUAGES)(
  'the guide in %s has the pages and sections of the English one, with lists of the same length',
  (language) => {
    const own = sectionsOf(language)
    const shapeOf = ({ parts }: Section) => parts.map((part) => (typeof part === 'string' ? 'text' : part.length))
    expect([...own].map(([id, section]) => [id, shapeOf(section)])).toEqual(
      [...english].map(([id, section]) => [id, shapeOf(section)]),
    )
  },
)

test.each(STAFF_LANGUAGES)('every name of a button or field in the guide in %s is one of the admin', (language) => {
  const names = [...sectionsOf(language).values()].flatMap(namesIn)
  expect(names.length).toBeGreaterThan(150)
  expect(names.filter((name) => !guideName(name, language) || /[{}]/.test(guideName(name, language) ?? ''))).toEqual([])
})

test.each(STAFF_LANGUAGES)('each section of the guide in %s has the names of the English one', (language) => {
  const sorted = (sections: ReadonlyMap<string, Section>) =>
    [...sections].map(([id, section]) => [id, namesIn(section).toSorted()])
  expect(sorted(sectionsOf(language))).toEqual(sorted(english))
})

test.each(STAFF_LANGUAGES)('a page of the guide in %s has 250 to 400 words', (language) => {
  const wordsOf = (page: (typeof GUIDE_PAGES)[number]) => {
    const { title, sections } = guideTexts(language)[page]
    const lines = Object.values(sections).flatMap((section) => [section.title, ...linesOf(section)])
    return [title, ...lines]
      .join(' ')
      .replace(NAME, (_, name: string) => guideName(name, language) ?? '')
      .split(/\s+/).length
  }
  expect(
    GUIDE_PAGES.map((page) => [page, wordsOf(page)]).filter(([, count]) => Number(count) < 250 || Number(count) > 400),
  ).toEqual([])
})

test('a name that the admin does not have is none', () => {
  for (const name of ['review:nothing', 'nowhere:handIn', 'form:No such label', 'cms:general:nothing', 'toString:name'])
    expect(guideName(name, 'en')).toBeNull()
})

const PICTURES = 'src/admin/guide/pictures'
const pictured = (sections: ReadonlyMap<string, Section>) => [...sections].filter(([, { picture }]) => picture).map(([id]) => id)

test.each(STAFF_LANGUAGES)('each page of the guide in %s says in one section what its picture shows', (language) => {
  const sections = sectionsOf(language)
  expect(pictured(sections)).toEqual(pictured(english))
  expect(pictured(sections).map((id) => id.split(' ')[0])).toEqual([...GUIDE_PAGES])
  const texts = [...sections.values()].flatMap(({ picture }) => picture ?? [])
  expect(new Set(texts).size).toBe(GUIDE_PAGES.length)
  if (language !== 'en') expect(texts.filter((text) => [...english.values()].some(({ picture }) => picture === text))).toEqual([])
})

test.each(STAFF_LANGUAGES)(
  'each page of the guide in %s has a small picture that is sharp and no wider than a phone',
  async (language) => {
    const folder = `${PICTURES}/${language}`
    expect(readdirSync(folder).toSorted()).toEqual(GUIDE_PAGES.map((page) => `${page}.webp`).toSorted())
    for (const page of GUIDE_PAGES) {
      const bytes = await readFile(`${folder}/${page}.webp`)
      expect(bytes.length, page).toBeLessThan(40_000)
      const { format, width, height } = await sharp(bytes).metadata()
      expect([format, width], page).toEqual(['webp', 720])
      expect(height, page).toBeGreaterThan(300)
      expect(height, page).toBeLessThan(900)
    }
  },
)

test('the pictures of the guide are at most 1.5 MB together, and those of two languages differ', async () => {
  const files = STAFF_LANGUAGES.flatMap((language) => GUIDE_PAGES.map((page) => `${PICTURES}/${language}/${page}.webp`))
  const pictures = await Promise.all(files.map((file) => readFile(file)))
  expect(pictures.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(1_500_000)
  expect(new Set(pictures.map((bytes) => bytes.toString('base64'))).size).toBe(files.length)
})
