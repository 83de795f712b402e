import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contentHash } from '@/cms/content-hash'
import type { BlockRow } from '@/domain/content/page-blocks'
import { compileDirectory } from '@/domain/routing/directory'
import { seedContent } from '@/seed/sample-content'
import { markIn } from './mark-place'
import { PageBlock } from './page-block'

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }))

const directory = compileDirectory(await seedContent({ port: 3000 }), { port: 3000, hashOf: contentHash })
const shopOf = (hostname: string) => {
  const shop = directory.shopOf(hostname)
  if (!shop) throw new Error(`No shop for ${hostname}`)
  return shop
}
const german = shopOf('de.localhost')
const widget = shopOf('aganwidget.de.localhost')

const html = (block: unknown, shop = german) =>
  renderToStaticMarkup(
    <main>
      <PageBlock block={block as BlockRow} shop={shop} />
    </main>,
  ).replace(/^<main>|<\/main>$/g, '')
const marked = (block: unknown) =>
  renderToStaticMarkup(<PageBlock block={block as BlockRow} shop={german} mark={markIn('blocks.3')} />)
const textBlock = (...children: unknown[]) => ({ type: 'text', body: { root: { type: 'root', children } } })
const words = (text: unknown, more = {}) => ({ type: 'text', text, format: 0, ...more })
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children })
const linkTo = (url: unknown) => ({ type: 'link', fields: { url }, children: [words('hier')] })
const picture = { url: '/media/a.webp', alt: 'Ein Karton', width: 1000, height: 2000, focus: { x: 10, y: 90 } }
const home = { label: 'Los', to: { kind: 'screen', screen: 'home' } } as const

const complaints = vi.spyOn(console, 'error')
beforeEach(() => complaints.mockImplementation(() => {}))
afterEach(() => complaints.mockReset())

test('a picture has an alternative text, reserved space, lazy loading and the width that is needed', () => {
  const shown = html({ type: 'picture', picture, caption: 'Gut verpackt' })
  expect(shown).toContain('alt="Ein Karton" width="1000" height="2000" loading="lazy"')
  expect(shown).toContain('srcSet="/media/a.webp?w=320 320w, ')
  expect(shown).toContain('object-position:10% 90%')
  expect(shown).toContain('aspect-ratio:0.8')
  expect(shown).toMatch(/<figcaption[^>]*>Gut verpackt/)
})

test('a picture with a credit has it below, with or without a caption, and in a banner below the words', () => {
  const credited = { ...picture, credit: 'Foto: A. Beispiel' }
  const banner = { type: 'banner', headline: 'Neu', text: null, tone: 'quiet', link: null }
  expect(html({ type: 'picture', picture: credited, caption: 'Gut verpackt' })).toMatch(
    /<figcaption[^>]*>Gut verpackt<small[^>]*>Foto: A\. Beispiel/,
  )
  expect(html({ type: 'picture', picture: credited, caption: null })).toMatch(/<figcaption[^>]*><small[^>]*>Foto: A\. Beispiel/)
  expect(html({ ...banner, picture: credited })).toMatch(/<h2>Neu<\/h2><small[^>]*>Foto: A\. Beispiel/)
  expect(html({ type: 'picture', picture, caption: null })).not.toContain('figcaption')
})

test('steps are an ordered list; without a heading their titles move one level up', () => {
  const steps = [{ title: 'Eins', text: 'Erst dies.\n\nDann das.' }]
  expect(html({ type: 'steps', heading: 'So geht es', steps })).toMatch(
    /<h2>So geht es<\/h2><ol.*<h3[^>]*>Eins.*<p>Erst dies\.<\/p><p>Dann das\.<\/p>/,
  )
  expect(html({ type: 'steps', heading: null, steps })).toMatch(/^<ol.*<h2[^>]*>Eins/)
})

test('a question opens its answer without JavaScript', () => {
  expect(html({ type: 'questions', heading: null, questions: [{ question: 'Wie?', answer: 'So.' }] })).toMatch(
    /<details[^>]*><summary.*Wie\?.*<\/summary>.*<p>So\.<\/p>.*<\/details>/,
  )
})

test('a video is a button and a text, and requests nothing before it is started', () => {
  const video = { type: 'video', title: 'Film', url: 'https://film.example/a.mp4', poster: null, transcript: 'Alles Gesagte.' }
  const shown = html(video)
  expect(shown).not.toMatch(/<video|<iframe|src=|href="https/)
  expect(shown).toMatch(/<button type="button"[^>]*>.*Video abspielen/)
  expect(shown).toContain('film.example')
  expect(shown).toContain('Alles Gesagte.')
  expect(html({ ...video, poster: picture })).toContain('src="/media/a.webp"')
})

test('a call to action links to the route map’s address and is left out without one', () => {
  const block = { type: 'call-to-action', heading: 'Verkaufen', text: null, link: home }
  expect(html(block)).toMatch(/<h2>Verkaufen<\/h2>.*<a [^>]*href="\/"[^>]*>Los<\/a>/)
  expect(html({ ...block, link: { label: 'Los', to: { kind: 'page', slug: 'gibt-es-nicht' } } })).toBe('')
  expect(html({ ...block, link: { label: 'Los', to: { kind: 'external', url: 'javascript:alert(1)' } } })).toBe('')
})

test('a banner has its tone, also without a link and a picture', () => {
  const banner = { type: 'banner', headline: 'Neu', text: 'Ein Satz.', picture: null, tone: 'calm', link: null }
  expect(html(banner)).toMatch(/^<div class="[^" ]*"><div[^>]*><h2>Neu<\/h2><p>Ein Satz\.<\/p><\/div><\/div>$/)
  expect(html({ ...banner, tone: 'strong', picture, link: home })).toMatch(
    /^<div class="[^" ]* [^" ]*">.*<a [^>]*href="\/".*<img/,
  )
})

test('an editor field that was opened and left empty draws no block', () => {
  expect(html(textBlock(paragraph()))).toBe('')
  expect(html(textBlock(paragraph(words('  '))))).toBe('')
})

test.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', '//evil.example', 7, null])(
  'a text never links to %j',
  (url) => {
    expect(html(textBlock(paragraph(linkTo(url))))).toMatch(/^<div[^>]*><p>hier<\/p><\/div>$/)
  },
)

test('a link to another site leaves the frame of a partner', () => {
  const block = textBlock(paragraph(linkTo('https://elsewhere.example/')))
  expect(html(block)).not.toContain('target=')
  expect(html(block, widget)).toContain('target="_top"')
})

test.each([
  [
    'a heading that is a script',
    textBlock({ type: 'heading', tag: 'script', children: [words('alert(1)')] }),
    /<h4>alert\(1\)<\/h4>/,
  ],
  ['a node that nobody knows', textBlock({ type: 'upload', value: 1 }, paragraph(words('Rest'))), /<p>Rest<\/p>/],
  ['a text that is an object', textBlock(paragraph(words({ a: 1 }), words('Rest'))), /<p>Rest<\/p>/],
  ['a paragraph without children', textBlock({ type: 'paragraph' }, paragraph(words('Rest'))), /<p>Rest<\/p>/],
])('%s takes nothing else with it', (_name, block, left) => {
  const shown = html(block)
  expect(shown).toMatch(left)
  expect(shown).not.toMatch(/<script|unknown node|\[object/)
})

test.each([
  ['a picture that is gone', { type: 'picture', picture: null, caption: null }],
  ['steps that are no list', { type: 'steps', heading: null, steps: 'eins' }],
  ['a video without an address', { type: 'video', title: 'Film', url: '', poster: null, transcript: '' }],
  ['a link that is none', { type: 'call-to-action', heading: 'a', text: null, link: null }],
])('%s is left out and logged, and the page is drawn', (_name, block) => {
  expect(html(block)).toBe('')
  expect(complaints).toHaveBeenCalledWith(expect.stringContaining('is left out'))
})

test.each([
  [textBlock(paragraph(words('Guten Tag'))), ['body']],
  [{ type: 'picture', picture, caption: 'Gut verpackt' }, ['picture', 'caption']],
  [{ type: 'steps', heading: 'So', steps: [{ title: 'Eins', text: 'Dies.' }] }, ['heading', 'steps.0.title', 'steps.0.text']],
  [
    { type: 'questions', heading: 'Fragen', questions: [{ question: 'Wie?', answer: 'So.' }] },
    ['heading', 'questions.0.question', 'questions.0.answer'],
  ],
  [
    { type: 'video', title: 'Film', url: 'https://video.example/a.mp4', poster: picture, transcript: 'Ein Mensch spricht.' },
    ['title', 'poster', 'url', 'transcript'],
  ],
  [{ type: 'call-to-action', heading: 'Los', text: 'Jetzt.', link: home }, ['heading', 'text', 'link']],
  [
    { type: 'banner', headline: 'Neu', text: 'Ab heute.', picture, tone: 'quiet', link: home },
    ['headline', 'text', 'link', 'picture'],
  ],
])('a block of a preview has the paths of its fields, and of a public page not a byte of them', (block, fields) => {
  const preview = marked(block)
  expect([...preview.matchAll(/data-path="blocks\.3\.([\w.]+)"/g)].map(([, field]) => field)).toEqual(fields)
  expect(html(block)).toBe(preview.replaceAll(/ data-path="[\w.]+"/g, ''))
})
