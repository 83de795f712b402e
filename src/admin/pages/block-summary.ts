import * as z from 'zod'
import type { Block, BlockField } from '@/domain/content/block-fields'
import { findBlock } from '@/domain/content/page-blocks'
import { walkNodes } from '@/domain/content/rich-text-state'

/** Most characters of a text in a collapsed row. */
const MAX_SUMMARY_CHARACTERS = 80

/** A block in the form; any field may be missing. */
const InForm = z.looseObject({ blockType: z.string() })
/** A collapsed block: its declaration, its first words and its number of rows. */
type Summary = Readonly<{ block: Block; says: string; rows: number | null }>

export function blockSummary(data: unknown): Summary | null {
  const values = InForm.safeParse(data).data
  const block = findBlock(values?.blockType)
  if (!values || !block) return null
  const byKind = (wanted: BlockField['kind']): unknown[] =>
    Object.entries(block.fields).flatMap(([name, { kind }]) => (kind === wanted ? [values[name]] : []))
  const says = byKind('line').find((text) => typeof text === 'string' && text.trim() !== '')
  const rows = byKind('rows').find((list) => Array.isArray(list))
  return { block, says: shortened(says ? String(says) : firstWords(byKind('rich-text')[0])), rows: rows?.length ?? null }
}

function firstWords(body: unknown): string {
  let text = ''
  for (const { node } of walkNodes(body)) {
    if (typeof node.text === 'string') text += `${node.text} `
    if (text.length > MAX_SUMMARY_CHARACTERS) break
  }
  return text
}

function shortened(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length > MAX_SUMMARY_CHARACTERS ? `${plain.slice(0, MAX_SUMMARY_CHARACTERS).trimEnd()}…` : plain
}
