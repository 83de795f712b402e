import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { hasRoomFor } from './room-for-picture'
import { PICTURE_WIDTHS, type PictureVariant } from '@/domain/content/picture-row'
import { HOUR } from '@trade-in-shop/runtime/durations'
import { processWide } from '@trade-in-shop/runtime/process-wide'
import { bucketKeys, type KeySettings } from './bucket-keys'
import { bucketStore } from './bucket-store'

export type Bytes = Uint8Array<ArrayBuffer>

/** Where pictures are stored: a folder or a bucket. Every process of the shop reads and writes the same one. */
export type PictureStore = Readonly<{
  /** Whether a question costs a call over the network. */
  isRemote: boolean
  /** null when there is nothing under this key. */
  read: (key: string) => Promise<Bytes | null>
  has: (key: string) => Promise<boolean>
  /** Readers see the whole object or none. */
  write: (key: string, bytes: Uint8Array) => Promise<void>
  /** Puts an object under another key and replaces what is there. A missing object is no error. */
  move: (from: string, to: string) => Promise<void>
  /** A missing object is no error. */
  remove: (key: string) => Promise<void>
  hasRoomFor: (bytes: Uint8Array) => Promise<boolean>
}>

type Settings = KeySettings &
  Readonly<{
    DATA_DIR: string
    STORAGE_URL?: string | undefined
    STORAGE_ENCRYPTION?: string | undefined
    STORAGE_ENCRYPTION_KEY?: string | undefined
  }>

const encryptionHeaders = ({ STORAGE_ENCRYPTION: way, STORAGE_ENCRYPTION_KEY: key }: Settings): Record<string, string> => ({
  ...(way !== undefined && { 'x-amz-server-side-encryption': way }),
  ...(key !== undefined && { 'x-amz-server-side-encryption-aws-kms-key-id': key }),
})

/** The bucket that the environment names, else the folder `media` of the data folder. */
export function pictureStore(settings: Settings): PictureStore {
  const { STORAGE_URL: url, STORAGE_REGION: region } = settings
  const keys = bucketKeys(settings)
  if (url === undefined || keys === null) return folderStore(resolve(settings.DATA_DIR, 'media'))
  return bucketStore({ url, region, keys, encryption: encryptionHeaders(settings) })
}

/** Keys of uploads: a hash of the picture, and a number where Payload had to make it unique (`redraw-picture.ts`). */
const NAME = /^[0-9a-f]{24}(-\d{1,4})?\.webp$/

/** The bytes of an upload, or of what was made from it; null when they do not exist. No other name leads anywhere. */
export const readUpload = async (store: PictureStore, name: string, key = name): Promise<Bytes | null> =>
  NAME.test(name) ? store.read(key) : null

/** Whether an upload exists; any process may have deleted it with its document. */
export const hasUpload = async (store: PictureStore, name: string): Promise<boolean> => NAME.test(name) && store.has(name)

/** Key of an upload in another width or format. */
export const variantKey = (name: string, { width, format }: PictureVariant): string =>
  `variants/${name.replace(/\.webp$/, '')}-${width ?? 'whole'}.${format}`

/** Where an upload lies while its document is in the bin: without the upload nothing is shown or made of it, in any process. */
export const binKey = (name: string): string => `bin/${name}`

/** Takes an upload from the world, or gives it back. Either may be repeated. */
export async function moveUpload(store: PictureStore, name: string, move: 'in' | 'out'): Promise<void> {
  if (!NAME.test(name)) return
  if (move === 'out') return store.move(binKey(name), name)
  await store.move(name, binKey(name))
  await removeVariants(store, name)
}

/** Removes an upload and everything that was made from it. The upload goes first: without it nothing is shown or made. */
export async function removeUpload(store: PictureStore, name: string): Promise<void> {
  if (!NAME.test(name)) return
  await store.remove(name)
  await store.remove(binKey(name))
  await removeVariants(store, name)
}

async function removeVariants(store: PictureStore, name: string): Promise<void> {
  const variants = [null, ...PICTURE_WIDTHS].flatMap((width) => (['avif', 'webp'] as const).map((format) => ({ width, format })))
  await Promise.all(variants.map((variant) => store.remove(variantKey(name, variant))))
}

/** null instead of the error of a missing file. */
async function unlessMissing<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Names of files that are not written yet, as in `hasRoomFor`. */
const PART = /^\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** By folder, when parts were looked for last. */
const cleanedAt = () => processWide('collections.cleaned-folders', () => new Map<string, number>())

/** Once an hour, removes what processes that were killed have left of uploads: parts that are older than that. */
async function removeOldParts(folder: string): Promise<void> {
  const now = Date.now()
  if (now - (cleanedAt().get(folder) ?? -Infinity) < HOUR) return
  cleanedAt().set(folder, now)
  for (const name of (await readdir(folder)).filter((each) => PART.test(each))) {
    const part = await unlessMissing(stat(join(folder, name)))
    if (part && now - part.mtimeMs > HOUR) await rm(join(folder, name), { force: true })
  }
}

export const folderStore = (folder: string): PictureStore => ({
  isRemote: false,
  read: async (key) => {
    const bytes = await unlessMissing(readFile(join(folder, key)))
    return bytes && new Uint8Array(bytes)
  },
  has: async (key) => (await unlessMissing(access(join(folder, key), constants.R_OK).then(() => true))) ?? false,
  write: async (key, bytes) => {
    const path = join(folder, key)
    const part = join(folder, `.${randomUUID()}`)
    await mkdir(dirname(path), { recursive: true })
    await removeOldParts(folder)
    try {
      await writeFile(part, bytes, { flush: true })
      await rename(part, path)
    } finally {
      await rm(part, { force: true })
    }
  },
  move: async (from, to) => {
    await mkdir(dirname(join(folder, to)), { recursive: true })
    await unlessMissing(rename(join(folder, from), join(folder, to)))
  },
  remove: (key) => rm(join(folder, key), { force: true }),
  hasRoomFor: (bytes) => hasRoomFor(folder, bytes),
})
