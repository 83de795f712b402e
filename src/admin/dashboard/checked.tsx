import { staffWords } from '@/domain/staff-messages/staff-messages'
import type { ReactNode } from 'react'
import { formatStaffMessage } from '@/domain/staff-words'
import { errorMessage } from '@trade-in-shop/runtime/error-text'
import type { Reader } from './reader'

const words = staffWords('broken')

type CheckedProps<T> = Readonly<{
  reader: Reader
  /** Name in the log. */
  part: string
  load: (reader: Reader) => Promise<T>
  /** True for slow parts, which the page does not wait for. */
  late?: boolean
  children: (found: T) => ReactNode
}>

/** Renders one part of the dashboard; a part that fails shows and logs its error, and the others still work. */
export async function Checked<T>({ reader, part, load, late = false, children }: CheckedProps<T>) {
  const found = await attempt(reader, part, () => reader[late ? 'late' : 'inTurn'](() => load(reader)))
  if (found !== null) return children(found.value)
  return <p role="status">{formatStaffMessage(words.failed, reader.language)}</p>
}

async function attempt<T>(reader: Reader, part: string, load: () => Promise<T>): Promise<{ value: T } | null> {
  try {
    return { value: await load() }
  } catch (error) {
    const reason = errorMessage(error)
    reader.req.payload.logger.error({ msg: 'A part of the dashboard failed', part, reason })
    return null
  }
}
