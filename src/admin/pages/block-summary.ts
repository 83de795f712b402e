import { z } from 'zod'
import { nodesOf } from '@/domain/content/rich-text-state'

/** Most characters of a text in a collapsed row. */
const LONGEST = 80

const words = z.string().nullish().catch(null)
const rows = z.array(z.unknown()).nullish().catch(null)
/** A block in the form; any field may be missing. */
const InForm = z.looseObject({
  blockType: z.string(),
  heading: words,
  headline: words,
  title: words,
  caption: words,
  body: z.unknown().optional(),
  steps: rows,
  questions: rows,
})

/** Summary of a collapsed block: its first words and its number of rows. */
export function blockSummary(block: unknown): Readonly<{ type: string; says: string; rows: number | null }> | null {
  const { success, data } = InForm.safeParse(block)
  if (!success) return null
  const { blockType, heading, headline, title, caption, body, steps, questions } = data
  const says = [heading, headline, title, caption].find((text) => text?.trim()) ?? firstWords(body)
  return { type: blockType, says: shortened(says), rows: (steps ?? questions)?.length ?? null }
}

function firstWords(body: unknown): string {
  let text = ''
  for (const { node } of nodesOf(body)) {
    if (typeof node.text === 'string') text += `${node.text} `
    if (text.length > LONGEST) break
  }
  return text
}

function shortened(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST).trimEnd()}…` : plain
}
