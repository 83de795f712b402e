import { constants } from 'node:fs'
import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Names of uploads: a hash of the picture, a number where Payload had to tell two apart (`redraw-picture.ts`). */
const NAME = /^[0-9a-f]{24}(-\d{1,4})?\.webp$/

/** What `read` makes of the path of an upload; null when there is none. No name leads out of the folder. */
async function atUpload<Value>(folder: string, name: string, read: (path: string) => Promise<Value>): Promise<Value | null> {
  if (!NAME.test(name)) return null
  try {
    return await read(join(folder, name))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** The bytes of an upload; null when there is none. */
export const readUpload = async (folder: string, name: string): Promise<Uint8Array<ArrayBuffer> | null> =>
  atUpload(folder, name, async (path) => new Uint8Array(await readFile(path)))

/** Whether the file of an upload is there: it goes with its document, whichever process deletes it. */
export const isUploaded = async (folder: string, name: string): Promise<boolean> =>
  (await atUpload(folder, name, (path) => access(path, constants.R_OK).then(() => true))) ?? false
