import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Names of uploads: a hash of the picture, a number where Payload had to tell two apart (`redraw-picture.ts`). */
const NAME = /^[0-9a-f]{24}(-\d{1,4})?\.webp$/
const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** The bytes of an uploaded picture by its file name; null when there is none. No name can lead out of the folder. */
export async function mediaFile(dataFolder: string, name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!NAME.test(name)) return null
  try {
    return new Uint8Array(await readFile(join(dataFolder, 'media', name)))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
