import type { CategoryKey } from '@trade-in-shop/contracts/search'

/** Traits whose value is a word: colours, shapes, kinds. */
const WORDS = ['c', 'c2', 'f', 'b', 'cover', 'side', 'in', 'fp', 'glyph', 'hinge', 'stand', 'fmt', 'ring', 'k', 'vf'] as const
/** Traits whose value is a number: millimetres, shares, counts, and switches (1 when nothing is said). */
const NUMBERS = [
  ...(['w', 'h', 'd', 'q', 'r', 'l', 'o', 'a', 'a2', 'f1', 'f2', 'g', 's', 'u', 'm', 'lx', 'ly', 'at', 'cy', 'dp'] as const),
  ...(['bz', 'tb', 'bb', 'eb', 'sb', 'st', 'kb', 'hh', 'hr', 'chinmm', 'fpy', 'ratio', 'in1', 'hump', 'screen', 'seam'] as const),
  ...(['slant', 'split', 'ports', 'slot', 'duo', 'dials', 'grip', 'pad', 'curved', 'sticks', 'foot', 'top', 'lcd'] as const),
  ...(['chin', 'two', 'rugged', 'land', 'kick', 'tube', 'puck', 'sq', 'win', 'notch', 'wide', 'thick', 'shelf', 'nub'] as const),
  ...([
    'crease',
    'tbar',
    'hood',
    'slr',
    'macro',
    'pz',
    'body',
    'noshutter',
    'retro',
    'pro',
    'leather',
    'rf',
    'red',
    'pop',
  ] as const),
  ...(['tough', 'plate', 'fingers', 'sqlens', 'flash', 'pj', 'twin', 'bulge', 'line', 'layers', 'curve', 'ribs', 'lid'] as const),
  ...(['off', 'halo', 'dots', 'vent', 'round', 'rails', 'dpad', 'one', 'cart', 'pads', 'wing', 'wood', 'four'] as const),
] as const

type Word = (typeof WORDS)[number]
type Figure = (typeof NUMBERS)[number]
/** What is known about the look of a model; the glossary of the keys is in `docs/portraits.md`. */
export type Traits = Readonly<{ category: CategoryKey } & Partial<Record<Word, string> & Record<Figure, number>>>

const isWord = (key: string): key is Word => WORDS.some((word) => word === key)
const isFigure = (key: string): key is Figure => NUMBERS.some((figure) => figure === key)

const SIZE = /^(\d{1,4}(?:\.\d{1,3})?)x(\d{1,4}(?:\.\d{1,3})?)$/
const TOKEN = /^([a-z]{1,9}\d?)(?::([a-z\d@+.-]{1,12}))?$/
const NUMBER = /^-?\d{0,4}(?:\.\d{1,3})?$/
const MAX_TRAITS = 200

/** Reads tokens such as `72x147 f:isle c:sky`, separated by one character; an unknown one is left out. Null when it is too long. */
export function parseTraits(category: CategoryKey, text: string, separator = ' '): Traits | null {
  if (text.length > MAX_TRAITS) return null
  const traits: { category: CategoryKey } & Partial<Record<Word, string> & Record<Figure, number>> = { category }
  for (const token of text.split(separator).filter((part) => part !== '')) {
    const size = SIZE.exec(token)
    const [, key = '', value = '1'] = TOKEN.exec(token) ?? []
    if (size) [traits.w, traits.h] = [Number(size[1]), Number(size[2])]
    else if (isWord(key)) traits[key] = value
    else if (isFigure(key) && NUMBER.test(value) && value !== '-') traits[key] = Number(value)
  }
  return traits
}
