import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blockSummary } from './block-summary'

const text = (...words: string[]) => ({ root: { children: words.map((word) => ({ type: 'text', text: word })) } })

test.each([
  [
    { blockType: 'text', body: text('Ein', ' Satz.') },
    { type: 'text', says: 'Ein Satz.', rows: null },
  ],
  [
    { blockType: 'steps', heading: 'So', steps: [{}, {}] },
    { type: 'steps', says: 'So', rows: 2 },
  ],
  [
    { blockType: 'questions', heading: ' ', questions: [{}] },
    { type: 'questions', says: '', rows: 1 },
  ],
  [
    { blockType: 'video', title: 'Film' },
    { type: 'video', says: 'Film', rows: null },
  ],
  [
    { blockType: 'banner', headline: 'x'.repeat(100) },
    { type: 'banner', says: `${'x'.repeat(80)}…`, rows: null },
  ],
  [
    { blockType: 'picture', picture: 7, caption: null },
    { type: 'picture', says: '', rows: null },
  ],
])('the summary of %j', (block, summary) => {
  const { block: declared, ...rest } = blockSummary(block) ?? {}
  expect({ type: declared?.type, ...rest }).toEqual(summary)
})

test('the summary of any form state is one short line or empty', () => {
  fc.assert(
    fc.property(fc.anything(), (block) => {
      expect((blockSummary(block)?.says ?? '').length).toBeLessThanOrEqual(81)
    }),
  )
})
