import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BlockRow } from './page-blocks'
import { linksOfPage } from './page-links'

const text = (words: string) => ({ type: 'text', text: words })
const link = (url: unknown, ...children: unknown[]) => ({ type: 'link', fields: { url }, children })
const state = (...children: unknown[]) => ({ root: { type: 'root', children: [{ type: 'paragraph', children }] } })
const callToAction: BlockRow = {
  type: 'call-to-action',
  heading: 'Verkaufen',
  text: null,
  link: { label: 'Los', to: { kind: 'screen', screen: 'home' } },
}
const banner: BlockRow = { type: 'banner', headline: 'Neu', text: null, picture: null, tone: 'calm', link: null }

test('links are listed in reading order, each with the field that contains it and its words', () => {
  const body = state(text('Siehe '), link('/content/agb', text('die '), { type: 'text', text: 'Bedingungen' }), text('.'))
  const blocks: (BlockRow | null)[] = [
    null,
    { type: 'text', body: state(link('mailto:a@b.example', text('Post'))) },
    { ...banner, link: { label: 'Tablets', to: { kind: 'category', key: 'tablets', url: 'tablets' } } },
    callToAction,
    banner,
  ]
  expect(linksOfPage({ body, blocks })).toEqual([
    { path: 'body', wordsPath: 'body', words: 'die Bedingungen', to: { kind: 'address', address: '/content/agb' } },
    { path: 'blocks.1.body', wordsPath: 'blocks.1.body', words: 'Post', to: { kind: 'address', address: 'mailto:a@b.example' } },
    {
      path: 'blocks.2.link.key',
      wordsPath: 'blocks.2.link.label',
      words: 'Tablets',
      to: { kind: 'category', key: 'tablets', url: 'tablets' },
    },
    { path: 'blocks.3.link.screen', wordsPath: 'blocks.3.link.label', words: 'Los', to: { kind: 'screen', screen: 'home' } },
  ])
})

test('a link without an address and a page without text give no links', () => {
  expect(linksOfPage({ body: null, blocks: [] })).toEqual([])
  expect(linksOfPage({ body: state(link(undefined, text('x')), link(7), { type: 'link' }), blocks: [] })).toEqual([])
})

test('a link in a list in a quote is found, a node that names itself is not walked for ever', () => {
  const circle: Record<string, unknown> = { type: 'list' }
  circle.children = [link('/a', text('hier')), circle]
  const found = linksOfPage({ body: state(circle), blocks: [] })
  expect(found[0]).toEqual({ path: 'body', wordsPath: 'body', words: 'hier', to: { kind: 'address', address: '/a' } })
  expect(found.length).toBeLessThan(100)
})

test('linksOfPage throws for no stored text, whatever it contains', () => {
  fc.assert(
    fc.property(fc.anything(), (body) => {
      expect(Array.isArray(linksOfPage({ body, blocks: [] }))).toBe(true)
    }),
  )
})
