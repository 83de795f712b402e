import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Codes: disk full, over the quota, file too large, mounted read only. */
const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS']

/**
 * Whether a folder has room for these bytes. Writes them once and deletes them again, so that a full disk is noticed before
 * there is a row or a partial file (F15). Throws any other error.
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
