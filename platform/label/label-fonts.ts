import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import { LRUCache } from 'lru-cache'
import * as z from 'zod'

/** A part of a text in one font. `data`: a font of its own with the letters of this text alone; without it, one of the PDF's own. */
export type TextRun = Readonly<{ text: string; font: string; data?: Buffer; isRightToLeft: boolean }>

/** Noto fonts by their packages, of which the first that has a letter writes it; each is cut into slices of a few hundred letters. */
const FAMILIES = ['noto-sans', 'noto-sans-arabic', 'noto-sans-hebrew', 'noto-sans-sc', 'noto-sans-kr'] as const
const { resolve } = createRequire(import.meta.url)
const fileOf = (family: string, path: string) => resolve(`@fontsource-variable/${family}/${path}`)

type Range = readonly [first: number, last: number]
/** `characters`: what the font really has; its ranges name more. Read when a letter of its ranges is written. */
type Slice = Readonly<{ file: string; ranges: readonly Range[] }> & { characters?: ReadonlySet<number> }
const UnicodeRanges = z.record(z.string(), z.string())

function parseRange(range: string): Range {
  const [first = 0, last = first] = range
    .replace('U+', '')
    .split('-')
    .map((hex) => Number.parseInt(hex, 16))
  return [first, last]
}

async function readSlices(family: string): Promise<Slice[]> {
  const slices = UnicodeRanges.parse(JSON.parse(await readFile(fileOf(family, 'unicode.json'), 'utf8')))
  return Object.entries(slices).map(([name, ranges]) => ({
    file: fileOf(family, `files/${family}-${name.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: ranges.split(',').map(parseRange),
  }))
}

let allSlices: Promise<Slice[]> | null = null
const loadSlices = () => (allSlices ??= Promise.all(FAMILIES.map(readSlices)).then((families) => families.flat()))

const hasLetter = ({ characters }: Slice, letter: string): boolean => characters?.has(letter.codePointAt(0) ?? 0) ?? false

async function findSlice(letter: string): Promise<Slice | undefined> {
  const point = letter.codePointAt(0) ?? 0
  for (const slice of await loadSlices()) {
    if (!slice.ranges.some(([first, last]) => point >= first && point <= last)) continue
    slice.characters ??= new Set(create(await readFile(slice.file)).characterSet)
    if (slice.characters.has(point)) return slice
  }
  return undefined
}

/** What Windows-1252 has beyond Latin-1; the PDF's built-in fonts can write this and Latin-1, nothing else. */
const BEYOND_LATIN = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
const isBuiltIn = (text: string) =>
  [...text].every((letter) => /[\u0020-\u007e\u00a0-\u00ff]/.test(letter) || BEYOND_LATIN.includes(letter))

/** Drawn in place of a letter that no font has. */
const UNKNOWN = '□'
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
type Piece = { text: string; slice: Slice; isRightToLeft: boolean }

/** Neighbours of one slice and direction. A space or mark stays with the letters before it where their slice has it and all goes one way. */
async function splitBySlice(text: string): Promise<Piece[]> {
  const pieces: Piece[] = []
  const isMixed = RIGHT_TO_LEFT.test(text)
  for (const given of text) {
    const last = pieces.at(-1)
    const isNeutral = !/[\p{L}\p{N}]/u.test(given)
    if (last && isNeutral && !isMixed && hasLetter(last.slice, given)) {
      last.text += given
      continue
    }
    const own = await findSlice(given)
    const [letter, slice] = own ? [given, own] : [UNKNOWN, await findSlice(UNKNOWN)]
    if (!slice) throw new Error(`No font has ${UNKNOWN}`)
    const isRightToLeft = RIGHT_TO_LEFT.test(letter)
    // A space between two directions is of neither.
    const isBound = isMixed && [last?.text, letter].some((part) => part?.trim() === '')
    if (last && last.slice === slice && last.isRightToLeft === isRightToLeft && !isBound) last.text += letter
    else pieces.push({ text: letter, slice, isRightToLeft })
  }
  return pieces
}

/** From left to right as they are drawn. Words of Arabic and Hebrew are in reverse order, with what is between two of them. */
function inDrawnOrder(pieces: readonly Piece[]): Piece[] {
  const base = pieces.find(({ text }) => /\p{L}/u.test(text))?.isRightToLeft ?? false
  const isReversed = pieces.map(({ text, isRightToLeft }, index) => {
    if (isRightToLeft || /[\p{L}\p{N}]/u.test(text)) return isRightToLeft
    const [before, after] = [pieces[index - 1]?.isRightToLeft ?? base, pieces[index + 1]?.isRightToLeft ?? base]
    return before === after ? before : base
  })
  const groups: { isReversed: boolean; pieces: Piece[] }[] = []
  for (const [index, piece] of pieces.entries()) {
    const last = groups.at(-1)
    if (last && last.isReversed === isReversed[index]) last.pieces.push(piece)
    else groups.push({ isReversed: isReversed[index] ?? false, pieces: [piece] })
  }
  const drawn = groups.map((group) => (group.isReversed ? group.pieces.toReversed() : group.pieces))
  return (base ? drawn.toReversed() : drawn).flat()
}

const WEIGHT = { regular: 400, bold: 700 }
/** Small fonts that were cut lately, by file, weight and letters: the labels of a sale are drawn several times. */
const subsets = new LRUCache<string, Buffer>({ max: 200 })

async function cutFont(file: string, letters: string, bold: boolean): Promise<Buffer> {
  const key = `${file} ${bold} ${letters}`
  const known = subsets.get(key)
  if (known) return known
  // Loaded for the first such name, because HarfBuzz takes its time and memory.
  const { default: subsetFont } = await import('subset-font')
  const variationAxes = { wght: bold ? WEIGHT.bold : WEIGHT.regular }
  const cut = await subsetFont(await readFile(file), letters, { targetFormat: 'truetype', variationAxes })
  subsets.set(key, cut)
  return cut
}

/**
 * A name or address from anywhere, as runs in fonts that have its letters. Latin of Western Europe is written in the PDF's own
 * fonts, anything else in Noto, of which the PDF gets the letters of this text alone.
 */
export async function textRuns(text: string, bold: boolean): Promise<TextRun[]> {
  const composed = text.normalize('NFC').replaceAll('\u202f', '\u00a0')
  if (isBuiltIn(composed)) return [{ text: composed, font: bold ? 'Helvetica-Bold' : 'Helvetica', isRightToLeft: false }]
  const pieces = inDrawnOrder(await splitBySlice(composed))
  const letters = new Map<Slice, string>()
  for (const piece of pieces) letters.set(piece.slice, (letters.get(piece.slice) ?? '') + piece.text)
  return Promise.all(
    pieces.map(async ({ text: part, slice, isRightToLeft }) => {
      const all = letters.get(slice) ?? part
      const data = await cutFont(slice.file, all, bold)
      return { text: part, font: `${slice.file} ${bold} ${all}`, data, isRightToLeft }
    }),
  )
}
