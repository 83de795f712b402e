import { staffWords } from '@/domain/staff-messages/staff-messages'
import type { Refusal } from '@trade-in-shop/payload-workbench/saving/refuse'
import { contrast, isColour, mixed } from '@/domain/colours'
import { formatStaffMessage, type StaffMessage } from '@/domain/staff-words'

const colourPairWords = staffWords('colourPair')
const partnerWords = staffWords('partner')

const PARTS = ['action', 'onAction', 'ground', 'tint'] as const
type Palette = Readonly<Record<(typeof PARTS)[number], string>>

/**
 * The shop's own text colours, which appear on a partner's backgrounds (`kit/tokens.css`): headings, captions, edges of
 * fields.
 */
const OWN = {
  colours: { ink: '#161a17', quiet: '#646c66', control: '#7b827a' },
  coloursDark: { ink: '#f2f0e9', quiet: '#969d95', control: '#747c74' },
} as const
const TEXT = 4.5
const EDGE = 3

type Pair = readonly [part: keyof Palette, colour: string, on: string, least: number, what: StaffMessage]

/** All pairs of foreground and background under the partner's tokens (`kit/partner-tokens.ts`). */
function pairs(scheme: keyof typeof OWN, { action, onAction, ground, tint }: Palette): Pair[] {
  const { ink, quiet, control } = OWN[scheme]
  const selected = mixed(tint, 0.86, action)
  return [
    ['onAction', onAction, action, TEXT, colourPairWords.button],
    ['onAction', onAction, mixed(action, 0.84, ink), TEXT, colourPairWords.hover],
    ['onAction', onAction, mixed(action, 0.7, ink), TEXT, colourPairWords.press],
    ['action', action, ground, TEXT, colourPairWords.linkOnGround],
    ['action', action, tint, TEXT, colourPairWords.linkOnTint],
    ['ground', quiet, ground, TEXT, colourPairWords.captions],
    ['ground', control, ground, EDGE, colourPairWords.edges],
    ['tint', quiet, tint, TEXT, colourPairWords.captions],
    ['tint', ink, selected, TEXT, colourPairWords.selected],
  ]
}

/** Problems of a scheme's colours: an invalid colour, not all four, or a pair with too little contrast (WCAG 2.2 AA). */
export function colourProblems(scheme: keyof typeof OWN, group: unknown, language: string): Refusal[] {
  const values: Readonly<Record<string, unknown>> = typeof group === 'object' && group !== null ? { ...group } : {}
  if (PARTS.every((part) => !values[part])) return []
  const wrong = PARTS.filter((part) => !isColour(String(values[part] ?? '')))
  if (wrong.length > 0)
    return wrong.map((part) => ({
      path: `${scheme}.${part}`,
      message: formatStaffMessage(partnerWords.colour, language),
    }))
  const [action = '', onAction = '', ground = '', tint = ''] = PARTS.map((part) => String(values[part]))
  const seen = new Set<string>()
  return pairs(scheme, { action, onAction, ground, tint }).flatMap(([part, colour, on, least, what]) => {
    const ratio = contrast(colour, on)
    if (ratio >= least || seen.has(part)) return []
    seen.add(part)
    const found = { what: formatStaffMessage(what, language), ratio: ratio.toFixed(1), least }
    const message = formatStaffMessage(partnerWords.contrast, language, found)
    return [{ path: `${scheme}.${part}`, message }]
  })
}
