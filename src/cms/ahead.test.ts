import { expect, test } from 'vitest'
import { ahead } from './ahead'

/** Work of which the test ends each part by hand. */
function slowWork() {
  const begun: string[] = []
  const ends = new Map<string, PromiseWithResolvers<string>>()
  const end = (part: string) => {
    const known = ends.get(part) ?? Promise.withResolvers<string>()
    ends.set(part, known)
    return known
  }
  const work = (part: string) => {
    begun.push(part)
    return end(part).promise
  }
  return { begun, work, end }
}

test('results come in the order of the parts, and the next part runs while a result is used', async () => {
  const { begun, work, end } = slowWork()
  const results = ahead(['a', 'b', 'c'], work)
  for (const part of ['a', 'b', 'c']) end(part).resolve(`${part} is done`)
  expect(begun).toEqual([])
  expect((await results.next()).value).toBe('a is done')
  expect(begun).toEqual(['a', 'b'])
  expect((await results.next()).value).toBe('b is done')
  expect((await results.next()).value).toBe('c is done')
  expect((await results.next()).done).toBe(true)
})

test('a part that fails before its result is awaited throws there, and ends the iteration', async () => {
  const { begun, work, end } = slowWork()
  const results = ahead(['a', 'b', 'c'], work)
  end('a').resolve('a is done')
  end('b').reject(new Error('away'))
  await results.next()
  await expect(results.next()).rejects.toThrow('away')
  expect((await results.next()).done).toBe(true)
  expect(begun).toEqual(['a', 'b'])
})

test('an empty list of parts yields nothing', async () => {
  const { begun, work } = slowWork()
  expect((await ahead([], work).next()).done).toBe(true)
  expect(begun).toEqual([])
})
