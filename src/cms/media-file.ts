import { LRUCache } from 'lru-cache'
import { StorageAway } from '@/collections/media/bucket-store'
import { hasUpload, type PictureStore, pictureStore } from '@/collections/media/picture-store'
import { env } from '@/env'
import { SECOND } from '@trade-in-shop/runtime/durations'

export const mediaStore = (): PictureStore => pictureStore(env())

/** Checks that the store of the pictures answers and lets the shop read; throws what is wrong. */
export async function storageProblem(): Promise<null> {
  await mediaStore().has('variants/none')
  return null
}

/** How long a bucket's answer is believed; less when the content changes, which a deletion announces to every process. */
const BELIEVED_MS = 10 * SECOND
const MAX_NAMES = 5000

/**
 * Whether an uploaded picture is there, whichever process may have deleted it. A folder is asked each time, a bucket after each
 * change of the content and every ten seconds. While the bucket is away, what is in memory may be shown, so the answer is yes.
 */
export function pictureLookup(store: PictureStore, contentAge: () => unknown, now: () => number) {
  const seen = new LRUCache<string, Readonly<{ at: number; age: unknown }>>({ max: MAX_NAMES })
  return async (name: string): Promise<boolean> => {
    const age = contentAge()
    const last = seen.get(name)
    if (last && last.age === age && now() - last.at < BELIEVED_MS) return true
    try {
      const isThere = await hasUpload(store, name)
      if (isThere && store.isRemote) seen.set(name, { at: now(), age })
      return isThere
    } catch (error) {
      if (!(error instanceof StorageAway)) throw error
      return true
    }
  }
}
