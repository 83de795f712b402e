import { expect, test } from 'vitest'
import { StorageAway } from '@/collections/media/bucket-store'
import { memoryStore, NAME } from '../../tests/support/memory-picture-store'
import { pictureLookup } from './media-file'

const away = async () => {
  throw new StorageAway('no answer')
}

test('a bucket is asked again whether a picture is there after a change of the content, and after ten seconds', async () => {
  const { store, objects, calls } = memoryStore()
  let [content, now] = ['first', 0]
  const isThere = pictureLookup(
    store,
    () => content,
    () => now,
  )
  expect([await isThere(NAME), await isThere(NAME), calls.length]).toEqual([true, true, 1])
  now = 10_000
  expect([await isThere(NAME), calls.length]).toEqual([true, 2])
  objects.clear()
  expect(await isThere(NAME)).toBe(true)
  content = 'second'
  expect([await isThere(NAME), await isThere('../secret')]).toEqual([false, false])
})

test('a folder is asked at each request, and a bucket that is away denies no picture', async () => {
  const { store, objects } = memoryStore()
  const local = pictureLookup(
    { ...store, isRemote: false },
    () => 'same',
    () => 0,
  )
  expect(await local(NAME)).toBe(true)
  objects.clear()
  expect(await local(NAME)).toBe(false)
  const remote = pictureLookup(
    { ...store, has: away },
    () => 'same',
    () => 0,
  )
  expect(await remote(NAME)).toBe(true)
})
