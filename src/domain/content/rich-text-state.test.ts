import { expect, test } from 'vitest'
import { walkNodes, RichTextState } from './rich-text-state'

const text = (words: string) => ({ type: 'text', text: words })
const state = (children: unknown) => ({ root: { type: 'root', children } })
const accepted = (value: unknown) => RichTextState.safeParse(value).success
const nested = (depth: number): unknown => (depth === 0 ? text('tief') : { type: 'list', children: [nested(depth - 1)] })

test('a page as editors write it is accepted unchanged', () => {
  const page = state(Array.from({ length: 300 }, () => ({ type: 'paragraph', children: [text('Ein Satz. '.repeat(20))] })))
  expect(RichTextState.parse(page)).toEqual(page)
})

test.each([
  ['ten megabytes in one node', state([text('x'.repeat(10_000_000))])],
  ['a million nodes', state(Array.from({ length: 1_000_000 }, () => text('')))],
  ['a thousand levels', state([nested(1000)])],
  ['no root', {}],
  ['a root without children', { root: {} }],
  ['children that are no list', state({ length: 3 })],
])('%s is refused', (_name, value) => {
  expect(accepted(value)).toBe(false)
})

test('a text that contains itself is refused instead of walked for ever', () => {
  const children: unknown[] = [text('a')]
  children.push({ type: 'list', children })
  expect(accepted(state(children))).toBe(false)
})

test('nodes come in reading order', () => {
  const page = state([{ type: 'paragraph', children: [text('a'), text('b')] }, text('c'), null, 'no node'])
  expect([...walkNodes(page)].flatMap(({ node }) => node.text ?? [])).toEqual(['a', 'b', 'c'])
})
