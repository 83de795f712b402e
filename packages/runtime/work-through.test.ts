import { expect, test } from 'vitest'
import { workThrough } from './work-through'

test('an item that fails is noted with its error, and the items after it are done', async () => {
  const done: number[] = []
  const noted: unknown[] = []
  const work = async (item: number) => {
    if (item === 2) throw new Error('unforeseen')
    done.push(item)
  }
  await workThrough([1, 2, 3], work, async (item, error) => void noted.push([item, String(error)]))
  expect(done).toEqual([1, 3])
  expect(noted).toEqual([[2, 'Error: unforeseen']])
})

test('a failure that cannot be noted ends the list with its error', async () => {
  const tried: number[] = []
  const work = async (item: number) => {
    tried.push(item)
    throw new Error('failed')
  }
  const away = workThrough([1, 2], work, () => Promise.reject(new Error('no database')))
  await expect(away).rejects.toThrow('no database')
  expect(tried).toEqual([1])
})
