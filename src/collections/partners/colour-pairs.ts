import { contrast, isColour, mixed } from '@/domain/colours'

export const PALETTE_PARTS = ['action', 'onAction', 'ground', 'tint'] as const
export type PalettePart = (typeof PALETTE_PARTS)[number]
type Palette = Readonly<Record<PalettePart, string>>

/**
 * The shop's own text colours, which appear on a partner's backgrounds (`kit/tokens.css`): headings, captions, edges of
 * fields.
 */
const OWN = {
  colours: { ink: '#161a17', quiet: '#646c66', control: '#7b827a' },
  coloursDark: { ink: '#f2f0e9', quiet: '#969d95', control: '#747c74' },
} as const
/** The group of fields with the colours of a scheme. */
export type ColourScheme = keyof typeof OWN
export const isColourScheme = (name: string): name is ColourScheme => name in OWN

/** Contrast that text and edges need at least (WCAG 2.2 AA). */
const TEXT = 4.5
const EDGE = 3

/** A foreground on a background, named by the part of the palette that a person changes to mend it. */
export type ColourPair = Readonly<{
  part: PalettePart
  name: 'button' | 'hover' | 'press' | 'linkOnGround' | 'linkOnTint' | 'captions' | 'edges' | 'selected'
  colour: string
  on: string
  least: number
  ratio: number
}>
export const isReadable = ({ ratio, least }: ColourPair): boolean => ratio >= least
/** The ratio rounded down, so that one below the least never looks like it. */
export const formatRatio = (ratio: number, language: string): string =>
  (Math.floor(ratio * 10) / 10).toLocaleString(language, { minimumFractionDigits: 1 })
/** How far a pair is above what it needs; below 1 it cannot be read. */
const margin = ({ ratio, least }: ColourPair): number => ratio / least

/** A whole palette of valid colours; null for anything else. */
export function readPalette(values: Readonly<Record<string, unknown>>): Palette | null {
  const [action = '', onAction = '', ground = '', tint = ''] = PALETTE_PARTS.map((part) => String(values[part] ?? ''))
  return [action, onAction, ground, tint].every(isColour) ? { action, onAction, ground, tint } : null
}

/** All pairs under the partner's tokens (`kit/partner-tokens.ts`) with their measured contrast: what refuses a save, and what the form shows. */
export function measurePairs(scheme: ColourScheme, { action, onAction, ground, tint }: Palette): ColourPair[] {
  const { ink, quiet, control } = OWN[scheme]
  const pair = (part: PalettePart, name: ColourPair['name'], colour: string, on: string, least = TEXT): ColourPair => ({
    ...{ part, name, colour, on, least },
    ratio: contrast(colour, on),
  })
  return [
    pair('onAction', 'button', onAction, action),
    pair('onAction', 'hover', onAction, mixed(action, 0.84, ink)),
    pair('onAction', 'press', onAction, mixed(action, 0.7, ink)),
    pair('action', 'linkOnGround', action, ground),
    pair('action', 'linkOnTint', action, tint),
    pair('ground', 'captions', quiet, ground),
    pair('ground', 'edges', control, ground, EDGE),
    pair('tint', 'captions', quiet, tint),
    pair('tint', 'selected', ink, mixed(tint, 0.86, action)),
  ]
}

/** The pair of a part that is the hardest to read. */
export const worstPair = (pairs: readonly ColourPair[], part: PalettePart): ColourPair | undefined =>
  pairs.filter((pair) => pair.part === part).toSorted((left, right) => margin(left) - margin(right))[0]

/** The colour of a part nearest to its own, mixed with black or white, with which every pair can be read; null for none. */
export function nearestReadable(scheme: ColourScheme, palette: Palette, part: PalettePart): string | null {
  for (let share = 0.99; share >= 0; share -= 0.01)
    for (const other of ['#000000', '#ffffff']) {
      const colour = mixed(palette[part], share, other)
      if (measurePairs(scheme, { ...palette, [part]: colour }).every(isReadable)) return colour
    }
  return null
}
