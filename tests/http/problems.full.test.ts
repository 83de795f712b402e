import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { PROBLEMS, type ProblemName } from '@/collections/problems/cms-problem'
import { STAFF_LANGUAGES } from '@/domain/staff-words'
import { askCms, logInToCms } from '../support/staff-api'
import { TRIGGERS } from './problem-triggers'

/** Every problem of the CMS has its own sentence in the built shop, where classes have no names. */
const Refused = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })
const names = Object.keys(PROBLEMS) as ProblemName[]

/** The sentence with any text in its placeholders. */
const sentenceOf = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^{}]+')}$`, 'u')

let admin = ''
const ends: (() => Promise<unknown>)[] = []
const cleanUp = (end: () => Promise<unknown>) => void ends.push(end)
beforeAll(async () => {
  admin = await logInToCms('admin')
})
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

describe('a problem over HTTP has its status and its sentence in the language of the member of staff', () => {
  test.each(names.filter((name) => typeof TRIGGERS[name] !== 'string'))('the problem %s', async (name) => {
    const prepare = TRIGGERS[name]
    if (typeof prepare === 'string') throw new Error(prepare)
    const { status, message } = PROBLEMS[name]
    const { path, ...asked } = await prepare({ admin, cleanUp })
    // At once: some answers wait three seconds for a lock.
    const answers = await Promise.all(
      STAFF_LANGUAGES.map(async (language) => {
        const answer = await askCms(path, { cookie: admin, ...asked, language })
        return [language, answer.status, Refused.safeParse(answer.body).data?.errors[0]?.message]
      }),
    )
    const expected = STAFF_LANGUAGES.map((language) => [language, status, expect.stringMatching(sentenceOf(message[language]))])
    expect(answers).toEqual(expected)
  })
})

test.each([
  ['no such document', '/pages/2000000000', 404],
  ['not allowed', '/staff/unlock', 403],
])('Payload’s own problem has a better sentence than "unknown error": %s', async (_what, path, status) => {
  const cookie = await logInToCms('read-only')
  const sent = status === 403 ? { method: 'POST', body: { email: 'admin@revalo.example' } } : {}
  const answer = await askCms(path, { cookie, ...sent, language: 'de' })
  expect(answer.status).toBe(status)
  const { errors } = Refused.parse(answer.body)
  expect(errors[0]?.message).not.toMatch(/unknown error|unbekannter Fehler|went wrong/i)
})
