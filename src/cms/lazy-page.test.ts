import { flattenTopLevelFields } from 'payload/shared'
import { expect, test } from 'vitest'
import { convertPictures } from '@/collections/documents/picture'
import type { PageDocument } from '@/collections/pages/page-rows'
import { pageBlocks } from '@/collections/pages/blocks'
import { PageRow, parsePage } from '@/domain/content/content'
import { makeLazyPage, rowText } from './lazy-page'

const stored = (alt: string) =>
  [7, 8].map((id) => ({ id, filename: `${id}.webp`, alt: id === 7 ? alt : 'Immer gleich', width: 8, height: 6 }))
const pictures = convertPictures(stored('Ein Karton'))
const text = (words: string) => JSON.stringify({ root: { type: 'root', children: [{ type: 'text', version: 1, text: words }] } })
const question = { blockType: 'questions', heading: null, questions: [{ question: 'Wie?', answer: 'So.' }] }
/** JSON as `json_build_object` writes it. */
const shows = (id: number) => `{"blockType" : "picture", "id" : "a", "picture" : ${id}, "caption" : null}`
const doc: PageDocument = {
  ...{ id: 1, key: null, slug: 'hilfe', title: 'Hilfe', metaTitle: null, metaDescription: null, noindex: null },
  ...{ updatedAt: '2026-11-01T08:00:00.000Z', body: text('Hallo'), blocks: JSON.stringify([question]) },
}

test('a page has the content of its document, parsed and written to disk', () => {
  const { row, problems } = makeLazyPage(doc, pictures)
  const { fingerprint, parse: _parse, ...head } = row
  expect(head).toEqual({
    ...{ key: null, slug: 'hilfe', title: 'Hilfe', metaTitle: 'Hilfe', metaDescription: '', noindex: false },
    updatedAt: doc.updatedAt,
  })
  const parts = {
    body: JSON.parse(text('Hallo')),
    blocks: [{ type: 'questions', heading: null, questions: question.questions }],
  }
  expect(parsePage(row)).toEqual(parts)
  expect(PageRow.parse(JSON.parse(rowText(row)))).toEqual({ ...head, fingerprint, ...parts })
  expect(problems()).toEqual([])
  expect(parsePage(makeLazyPage({ ...doc, body: null, blocks: null }, pictures).row)).toEqual({ body: null, blocks: [] })
})

test('a block that cannot be rendered is left out and reported, and the others stay', () => {
  const broken = { blockType: 'video', title: 'Film', url: 'javascript:alert(1)', transcript: 'Ja.' }
  const { row, problems } = makeLazyPage(
    { ...doc, body: text('x'.repeat(500_000)), blocks: JSON.stringify([broken, null, question]) },
    pictures,
  )
  expect(parsePage(row)).toMatchObject({ body: null, blocks: [{ type: 'questions' }] })
  expect(problems()).toEqual([
    'hilfe: the text is left out, it is longer or deeper than a page may be',
    expect.stringMatching(/^hilfe: a block \(video\) is left out, blocks\.0\.url/),
    expect.stringMatching(/^hilfe: a block \(undefined\) is left out/),
  ])
  expect(problems()).toBe(problems())
})

test('a page with an invalid head is refused by its slug', () => {
  expect(() => makeLazyPage({ ...doc, updatedAt: '' }, pictures)).toThrow(/The page "hilfe" cannot be used[^]*updatedAt/)
})

test('the fingerprint changes with everything that is shown, and with nothing else', () => {
  const print = (change: Partial<PageDocument>, of = pictures) => makeLazyPage({ ...doc, ...change }, of).row.fingerprint
  expect(print({})).toBe(print({}))
  const changes: Partial<PageDocument>[] = [
    { title: 'Andere' },
    { noindex: true },
    { updatedAt: '2026-11-02T08:00:00.000Z' },
    { body: text('Servus') },
    { body: null },
    { blocks: null },
    { blocks: `[${shows(7)}]` },
  ]
  expect(new Set(changes.map((change) => print(change))).size).toBe(changes.length)
  const renamed = convertPictures(stored('Ein roter Karton'))
  expect(print({ blocks: `[${shows(7)}]` }, renamed)).not.toBe(print({ blocks: `[${shows(7)}]` }))
  expect(print({ blocks: `[${shows(8)}]` }, renamed)).toBe(print({ blocks: `[${shows(8)}]` }))
  expect(print({}, renamed)).toBe(print({}))
})

test('the fingerprint depends on every picture that a block can have', () => {
  const fields = pageBlocks.flatMap((block) => flattenTopLevelFields(block.fields))
  const uploads = fields.flatMap((field) => (field.type === 'upload' ? [field.name] : []))
  expect(uploads.length).toBeGreaterThan(2)
  for (const name of uploads) {
    const blocks = (id: number) => `[{"blockType" : "x", "${name}" : ${id}}]`
    const print = (alt: string) => makeLazyPage({ ...doc, blocks: blocks(7) }, convertPictures(stored(alt))).row.fingerprint
    expect([name, print('Eins') === print('Zwei')]).toEqual([name, false])
  }
})
