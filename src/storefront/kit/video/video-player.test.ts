import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeCues } from './video-player'

test('each sentence is a caption, one after the other', () =>
  expect(
    makeCues('Acht Zei. Acht Zei! Und sechzehn Zeich?', 36).map(({ from, to, text }) => [Math.round(from), Math.round(to), text]),
  ).toEqual([
    [0, 9, 'Acht Zei.'],
    [9, 18, 'Acht Zei!'],
    [18, 36, 'Und sechzehn Zeich?'],
  ]))

test('captions cover the whole video without a gap, for any transcript', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('Ja.', 'Drehen Sie es um!', 'Und nun?'), { minLength: 1 }),
      fc.integer({ min: 1, max: 600 }),
      (said, seconds) => {
        const cues = makeCues(said.join(' '), seconds)
        expect(cues.map(({ text }) => text)).toEqual(said)
        expect(cues[0]?.from).toBe(0)
        expect(cues.at(-1)?.to).toBeCloseTo(seconds)
        for (const [index, { from }] of cues.entries()) if (index > 0) expect(from).toBeCloseTo(cues[index - 1]?.to ?? -1)
      },
    ),
  )
})

test('a video of unknown length has no captions', () => {
  for (const seconds of [NaN, Infinity, 0, -1]) expect(makeCues('Ja.', seconds)).toEqual([])
})
