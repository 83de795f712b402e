import { afterEach, expect, test, vi } from 'vitest'
import { takeFragment } from './use-fragment'

afterEach(() => vi.unstubAllGlobals())

function at(hash: string) {
  const replaceState = vi.fn()
  vi.stubGlobal('location', { hash, pathname: '/account/register', search: '?utm_source=mail' })
  vi.stubGlobal('history', { state: { kept: true }, replaceState })
  return replaceState
}

test('taking a fragment removes the secret from the address and leaves the query', () => {
  const replaceState = at('#activate=abc.DEF-1_2=')
  expect(takeFragment('activate')).toBe('abc.DEF-1_2=')
  expect(replaceState).toHaveBeenCalledExactlyOnceWith({ kept: true }, '', '/account/register?utm_source=mail')
})

test.each(['#activate=', '#activate'])('the fragment %s has an empty value', (hash) => {
  const replaceState = at(hash)
  expect(takeFragment('activate')).toBe('')
  expect(replaceState).toHaveBeenCalledOnce()
})

test.each(['', '#main', '#token=abc', '#activated=abc'])('the fragment %j has another name and stays', (hash) => {
  const replaceState = at(hash)
  expect(takeFragment('activate')).toBeNull()
  expect(replaceState).not.toHaveBeenCalled()
})
