import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Full, over the quota, larger than a file may be, or mounted read only. */
const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS']

/**
 * Whether a folder takes these bytes. They are written once and taken away again: a disk that is full says so before
 * there is a row or half a file (security F15). Throws what is another fault.
 */
export async function hasRoomFor(folder: string, bytes: Uint8Array): Promise<boolean> {
  const trial = join(folder, `.${randomUUID()}`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(trial, bytes, { flush: true })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && NO_ROOM.includes(String(error.code))) return false
    throw error
  } finally {
    await rm(trial, { force: true })
  }
}
