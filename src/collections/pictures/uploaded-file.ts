import { constants } from 'node:fs'
import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** File names of uploads: a hash of the picture, and a number where Payload had to make it unique (`redraw-picture.ts`). */
const NAME = /^[0-9a-f]{24}(-\d{1,4})?\.webp$/

/** Calls `read` with the path of an upload; null when the file does not exist. No name leads out of the folder. */
async function atUpload<Value>(folder: string, name: string, read: (path: string) => Promise<Value>): Promise<Value | null> {
  if (!NAME.test(name)) return null
  try {
    return await read(join(folder, name))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** The bytes of an upload; null when the file does not exist. */
export const readUpload = async (folder: string, name: string): Promise<Uint8Array<ArrayBuffer> | null> =>
  atUpload(folder, name, async (path) => new Uint8Array(await readFile(path)))

/** Whether the file of an upload exists; any process may have deleted it with its document. */
export const isUploaded = async (folder: string, name: string): Promise<boolean> =>
  (await atUpload(folder, name, (path) => access(path, constants.R_OK).then(() => true))) ?? false
