import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import { askCms } from './ask-pages'

test.each([
  ['without data', { message: 'Not now.' }, 'Not now.'],
  ['with data of its own', { message: 'A long change is being saved.', data: { busy: true } }, 'A long change is being saved.'],
  ['with messages at fields', { message: 'Invalid.', data: { errors: [{ message: 'No code.' }] } }, 'No code.'],
])('a problem %s is shown by its message', async (_what, problem, message) => {
  vi.stubGlobal('fetch', async () => Response.json({ errors: [problem] }, { status: 409 }))
  expect(await askCms('/markets/clone', z.object({}), { method: 'POST', body: {} })).toMatchObject({ ok: false, message })
  vi.unstubAllGlobals()
})
