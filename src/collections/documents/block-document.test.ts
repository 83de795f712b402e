import { expect, test } from 'vitest'
import { type BlockDocument, type BlockProblem, convertBlocks } from './block-document'
import { convertPage, convertPageText } from './content-documents'
import { convertPictures } from './picture'

const pictures = convertPictures([
  { id: 7, filename: 'a.webp', alt: 'Ein Karton', width: 800, height: 600, focalX: 20, focalY: null },
  { id: 8, filename: null, alt: 'Ohne Datei', width: 800, height: 600, focalX: 50, focalY: 50 },
])
const picture = { url: '/media/a.webp', alt: 'Ein Karton', width: 800, height: 600, focus: { x: 20, y: 50 } }
const body = { root: { type: 'root', children: [], direction: null, format: '' as const, indent: 0, version: 1 } }
const home = { label: 'Los', kind: 'screen', screen: 'home' } as const
const banner: BlockDocument = { blockType: 'banner', headline: 'Neu', tone: 'strong', picture: 7, link: {} }
const video: BlockDocument = {
  blockType: 'video',
  title: 'Film',
  url: 'https://film.example/a.mp4',
  poster: 99,
  transcript: 'Ja.',
}

const whole: BlockDocument[] = [
  { blockType: 'text', body },
  { blockType: 'picture', picture: 7, caption: '' },
  { blockType: 'steps', steps: [{ title: 'Eins', text: 'Erst dies.' }] },
  { blockType: 'questions', heading: 'Fragen', questions: [{ question: 'Wie?', answer: 'So.' }] },
  video,
  { blockType: 'call-to-action', heading: 'Verkaufen', link: home },
  banner,
]

test('all seven block types are converted to rows that the shop can draw', () => {
  expect(convertBlocks(whole, pictures)).toEqual([
    { type: 'text', body },
    { type: 'picture', picture, caption: null },
    { type: 'steps', heading: null, steps: [{ title: 'Eins', text: 'Erst dies.' }] },
    { type: 'questions', heading: 'Fragen', questions: [{ question: 'Wie?', answer: 'So.' }] },
    { type: 'video', title: 'Film', url: 'https://film.example/a.mp4', poster: null, transcript: 'Ja.' },
    { type: 'call-to-action', heading: 'Verkaufen', text: null, link: { label: 'Los', to: { kind: 'screen', screen: 'home' } } },
    { type: 'banner', headline: 'Neu', text: null, picture, tone: 'strong', link: null },
  ])
})

test.each<[string, BlockDocument]>([
  ['a deleted picture', { blockType: 'picture', picture: 99 }],
  ['a picture without a file', { blockType: 'picture', picture: 8 }],
  ['steps without a step', { blockType: 'steps', steps: [] }],
  ['a list that is a number, as an unfinished form has it', { blockType: 'steps', steps: 0 as never }],
  ['an answer of blanks', { blockType: 'questions', questions: [{ question: 'Wie?', answer: '  ' }] }],
  ['a video of a script', { ...video, url: 'javascript:alert(1)' }],
  ['a video with a password', { ...video, url: 'https://a:b@film.example/a.mp4' }],
  ['a button without a target', { blockType: 'call-to-action', heading: 'Verkaufen', link: { label: 'Los' } }],
  ['ten megabytes', { blockType: 'call-to-action', heading: 'a', text: 'x'.repeat(10_000_000), link: home }],
])('%s is left out and reported, and the other blocks stay', (_name, broken) => {
  const problems: BlockProblem[] = []
  const rows = convertBlocks([banner, broken, null, banner], pictures, (problem) => problems.push(problem))
  expect(rows.map((row) => row?.type)).toEqual(['banner', undefined, undefined, 'banner'])
  expect(problems.map(({ index, type }) => [index, type])).toEqual([
    [1, broken.blockType],
    [2, 'undefined'],
  ])
})

test('a page without a text, or with a text that is not valid, is still a valid page', () => {
  const problems: string[] = []
  const doc = { slug: 'neu', title: 'Neu', updatedAt: '2026-11-01T08:00:00.000Z', blocks: [banner] }
  const endless = { ...body, root: { ...body.root, children: [{ type: 'text', version: 1, text: 'x'.repeat(1_000_000) }] } }
  expect(convertPage(doc, pictures)).toMatchObject({ body: null, blocks: [{ type: 'banner' }] })
  expect(convertPage({ ...doc, body: endless }, pictures)).toMatchObject({ body: null, blocks: [{ type: 'banner' }] })
  expect(convertPageText('neu', endless, (problem) => problems.push(problem))).toBeNull()
  expect(problems).toEqual(['neu: the text is left out, it is longer or deeper than a page may be'])
})
