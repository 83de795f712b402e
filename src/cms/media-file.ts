import { join } from 'node:path'
import { isUploaded, readUpload } from '@/collections/pictures/uploaded-file'

const folderOf = (dataFolder: string): string => join(dataFolder, 'media')

/** The bytes of an uploaded picture by its file name; null when it does not exist. */
export const mediaFile = (dataFolder: string, name: string): Promise<Uint8Array<ArrayBuffer> | null> =>
  readUpload(folderOf(dataFolder), name)

/** Whether an uploaded picture of this name is there now, whichever process may have deleted it. */
export const hasMediaFile = (dataFolder: string, name: string): Promise<boolean> => isUploaded(folderOf(dataFolder), name)
