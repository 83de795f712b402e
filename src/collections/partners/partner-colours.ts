import { isColour } from '@/domain/colours'
import { staffWords } from '@/domain/staff-messages/staff-messages'
import { formatStaffMessage } from '@/domain/staff-words'
import type { Refusal } from '@trade-in-shop/payload-workbench/saving/refuse'
import { type ColourScheme, formatRatio, isReadable, measurePairs, PALETTE_PARTS, readPalette } from './colour-pairs'

const colourPairWords = staffWords('colourPair')
const partnerWords = staffWords('partner')

/** Problems of a scheme's colours: an invalid colour, not all four, or a pair with too little contrast (WCAG 2.2 AA). */
export function colourProblems(scheme: ColourScheme, group: unknown, language: string): Refusal[] {
  const values: Readonly<Record<string, unknown>> = typeof group === 'object' && group !== null ? { ...group } : {}
  if (PALETTE_PARTS.every((part) => !values[part])) return []
  const palette = readPalette(values)
  if (palette === null)
    return PALETTE_PARTS.filter((part) => !isColour(String(values[part] ?? ''))).map((part) => ({
      path: `${scheme}.${part}`,
      message: formatStaffMessage(partnerWords.colour, language),
    }))
  const unreadable = measurePairs(scheme, palette).filter((pair) => !isReadable(pair))
  return PALETTE_PARTS.flatMap((part) => {
    const pair = unreadable.find((one) => one.part === part)
    if (!pair) return []
    const what = formatStaffMessage(colourPairWords[pair.name], language)
    const found = { what, ratio: formatRatio(pair.ratio, language), least: pair.least }
    return [{ path: `${scheme}.${part}`, message: formatStaffMessage(partnerWords.contrast, language, found) }]
  })
}
