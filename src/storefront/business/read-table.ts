import { LIST_LIMITS } from '@/contracts/business-list'
import type { ReadLine } from './list-state'
import { readLines } from './read-lines'

export type TableRead =
  | Readonly<{ kind: 'lines'; lines: readonly ReadLine[] }>
  | Readonly<{ kind: 'empty' | 'tooBig' }>
  | Readonly<{ kind: 'tooMany'; count: number }>

/**
 * Reads pasted or uploaded text; `room`: number of lines that still fit into the list. The parser is loaded with the
 * first table.
 */
export async function readTable(text: string, room: number): Promise<TableRead> {
  if (new Blob([text]).size > LIST_LIMITS.bytes) return { kind: 'tooBig' }
  const { default: papa } = await import('papaparse')
  const { data } = papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: ['\t', ';', ',', '|'],
  })
  const lines = readLines(data)
  if (lines.length === 0) return { kind: 'empty' }
  return lines.length > room ? { kind: 'tooMany', count: lines.length } : { kind: 'lines', lines }
}
