import { describe, expect, test } from 'vitest'
import type { BlockRow } from '@/domain/content/page-blocks'
import { type CheckedPage, problemsOfPage } from './page-problems'

const text = (...children: unknown[]) => ({ root: { children } })
const words = (content: string) => ({ type: 'text', text: content })
const heading = (level: number, content: string) => ({ type: 'heading', tag: `h${level}`, children: [words(content)] })
const paragraph = { type: 'paragraph', children: [words('Wir kaufen gebrauchte Geräte.')] }
const page = (more: Partial<CheckedPage>): CheckedPage => ({
  body: text(paragraph),
  blocks: [],
  missingFields: new Map(),
  metaDescription: 'Was wir kaufen.',
  slug: 'ankauf',
  ...more,
})
const kinds = (more: Partial<CheckedPage>) => problemsOfPage(page(more), null).map(({ path, kind }) => `${path} ${kind}`)
const steps: BlockRow = { type: 'steps', heading: 'So geht es', steps: [{ title: 'Eins', text: 'Zwei' }] }
const picture = (alt: string): BlockRow => ({
  type: 'picture',
  picture: { url: '/media/a.webp', alt, width: 4, height: 3, focus: { x: 50, y: 50 } },
  caption: null,
})

test('a page that is whole has no problems', () => {
  expect(kinds({ blocks: [steps, picture('Ein Telefon')] })).toEqual([])
})

describe('what is missing is found', () => {
  test.each<[string, Partial<CheckedPage>, string[]]>([
    ['a page that says nothing', { body: null }, ['body page-empty']],
    ['a text of empty paragraphs', { body: text({ type: 'paragraph', children: [words('  ')] }) }, ['body page-empty']],
    [
      'a block that is not filled in',
      { blocks: [steps, null], missingFields: new Map([[1, 'blocks.1.url']]) },
      ['blocks.1.url block-empty'],
    ],
    ['a text block without text', { blocks: [{ type: 'text', body: text() }] }, ['blocks.0.body block-empty']],
    ['a picture without words', { blocks: [picture(' ')] }, ['blocks.0.picture alt-missing']],
    ['no description', { metaDescription: ' ' }, ['metaDescription description-missing']],
  ])('%s has exactly this problem', (_what, more, found) => {
    expect(kinds(more)).toEqual(found)
  })
})

describe('headings', () => {
  test.each<[string, unknown[], string[]]>([
    ['in order', [heading(2, 'A'), heading(3, 'B'), heading(2, 'C'), heading(3, 'D'), heading(4, 'E')], []],
    ['that begin too low', [heading(3, 'A')], ['body heading-skipped']],
    ['that skip a level', [heading(2, 'A'), heading(4, 'B')], ['body heading-skipped']],
    ['without words', [heading(2, ' ')], ['body heading-empty']],
  ])('%s have these problems or none', (_what, children, found) => {
    expect(kinds({ body: text(paragraph, ...children) })).toEqual(found)
  })

  test('headings of blocks stand on the second level', () => {
    const below: BlockRow = { type: 'text', body: text(heading(3, 'Darunter')) }
    expect(kinds({ blocks: [steps, below] })).toEqual([])
    expect(kinds({ blocks: [below] })).toEqual(['blocks.0.body heading-skipped'])
  })
})

test('only the description is a hint', () => {
  expect(problemsOfPage(page({ body: null, metaDescription: null }), null).map(({ weight }) => weight)).toEqual(['error', 'hint'])
})
