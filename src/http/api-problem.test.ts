import { expect, test, vi } from 'vitest'
import { ApiError } from './api-problem'

test('an error of another bundle of the process is an ApiError, and any other error is none', async () => {
  vi.resetModules()
  const other = await import('./api-problem')
  expect(other.ApiError).not.toBe(ApiError)
  expect(other.apiError(503, 'unavailable')).toBeInstanceOf(ApiError)
  for (const value of [new Error('ApiError'), { name: 'ApiError' }, null, undefined]) expect(value).not.toBeInstanceOf(ApiError)
})
