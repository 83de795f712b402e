import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { completeness } from './page-families'
import { translationGroups } from './translation-groups'
import { hashTexts, type PageTexts, textsHash, translationState } from './translation-state'

const SOURCE = { title: 'Datenschutz', blocks: [{ id: 'a1', blockType: 'steps', steps: [{ id: 'x', title: 'Eins' }] }] }
const translated = (sourceHash: string | null) => ({ title: 'Privacy', translationOf: 7, sourceHash })

type Tested = PageTexts & Readonly<{ translationOf?: unknown; sourceHash?: string | null }>
const stateOf = (page: Tested | null, source: PageTexts | null) =>
  translationState(page && { ...page, ...hashTexts(page) }, source && hashTexts(source))

describe('translationState', () => {
  test('a market without the page has the state missing', () => {
    expect(stateOf(null, SOURCE)).toBe('missing')
  })

  test.each([{ translationOf: null }, {}])('a page without a source is a source: %o', (page) => {
    expect(stateOf({ title: 'A', ...page }, SOURCE)).toBe('source')
  })

  test('a page whose source was deleted is a source', () => {
    expect(stateOf(translated('abc'), null)).toBe('source')
  })

  test("a page compared with its source's present texts is fresh, one that was never compared is stale", () => {
    expect(stateOf(translated(textsHash(SOURCE)), SOURCE)).toBe('fresh')
    expect(stateOf(translated(null), SOURCE)).toBe('stale')
  })

  test('a page with the texts of its source is untranslated until it is compared, one with a text of its own is stale', () => {
    const copy = { ...SOURCE, slug: 'privacy', translationOf: 7 }
    expect(stateOf(copy, SOURCE)).toBe('untranslated')
    expect(stateOf({ ...copy, title: 'Privacy' }, SOURCE)).toBe('stale')
    expect(stateOf({ ...copy, blocks: [] }, SOURCE)).toBe('stale')
    expect(stateOf({ ...copy, sourceHash: textsHash(SOURCE) }, SOURCE)).toBe('fresh')
  })

  test.each(['title', 'metaTitle', 'metaDescription', 'body', 'blocks'])(
    'a changed %s of the source makes the translation stale',
    (field) => {
      expect(stateOf(translated(textsHash(SOURCE)), { ...SOURCE, [field]: 'neu' })).toBe('stale')
    },
  )

  test('translationState changes of dates, addresses, row ids and field order leave the translation fresh', () => {
    const same = {
      slug: 'anders',
      updatedAt: '2027-01-01',
      metaTitle: '',
      blocks: [{ steps: [{ title: 'Eins', id: 'y' }], blockName: '', blockType: 'steps' }],
      title: 'Datenschutz',
    }
    expect(textsHash(same)).toBe(textsHash(SOURCE))
  })

  test('two different titles have different hashes', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (one, two) => {
        expect(textsHash({ title: one }) === textsHash({ title: two })).toBe(one === two)
      }),
    )
  })
})

test('completeness leaves out pages that are not meant for the market', () => {
  const market = { id: 1, code: 'at', name: 'Österreich' }
  const families = (['fresh', 'missing', 'notForMarket', 'source'] as const).map((state) => ({
    alternates: [{ market, state, page: null }],
  }))
  expect(completeness(families, 1)).toBe(66)
  expect(completeness(families.slice(2, 3), 1)).toBe(100)
})

describe('translationGroups', () => {
  const ids = (pages: Parameters<typeof translationGroups>[0]) =>
    translationGroups(pages).map(({ source, pages: members }) => [
      source.id,
      [...members.values()].map(({ id }) => id).toSorted(),
    ])

  test('pages with the same key form a group, and so do translations of one source', () => {
    const pages = [
      { id: 1, market: 1, key: 'terms', translationOf: null },
      { id: 2, market: 2, key: 'terms', translationOf: null },
      { id: 3, market: 1, key: null, translationOf: null },
      { id: 4, market: 2, key: null, translationOf: 3 },
      { id: 5, market: 3, key: null, translationOf: 4 },
      { id: 6, market: 3, key: null, translationOf: null },
    ]
    expect(ids(pages)).toEqual([
      [1, [1, 2]],
      [3, [3, 4, 5]],
      [6, [6]],
    ])
  })

  test('a translation of a page with a key belongs to the group of that key', () => {
    const pages = [
      { id: 1, market: 1, key: 'about', translationOf: null },
      { id: 2, market: 2, key: null, translationOf: 1 },
      { id: 3, market: 3, key: 'about', translationOf: null },
    ]
    expect(ids(pages)).toEqual([[1, [1, 2, 3]]])
  })

  test('pages that translate each other in a circle form one group', () => {
    const page = fc.record({
      id: fc.constant(0),
      market: fc.nat(5),
      translationOf: fc.option(fc.nat(8)),
      key: fc.constantFrom(null, 'terms', 'about'),
    })
    fc.assert(
      fc.property(fc.array(page, { maxLength: 9 }), (drawn) => {
        const pages = drawn.map((row, id) => ({ ...row, id, market: id }))
        const found = translationGroups(pages).flatMap((group) => [...group.pages.values()].map(({ id }) => id))
        expect(found.toSorted((a, b) => a - b)).toEqual(pages.map(({ id }) => id))
      }),
    )
  })
})
