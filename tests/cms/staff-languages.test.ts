import { handleEndpoints, type Payload } from 'payload'
import { beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { member, PASSWORD } from './people'
import { type Cms, startCms } from './start-cms'

const ORIGIN = 'http://admin.localhost:3000'
const Errors = z.object({
  errors: z.array(
    z.object({ message: z.string(), data: z.object({ errors: z.array(z.object({ message: z.string() })) }).optional() }),
  ),
})
let cms: Cms
let payload: Payload
let content: TwoMarkets
let session = ''

type RequestOptions = Readonly<{ language: string; chosen?: string; body?: object }>

/**
 * Sends a request of a browser that prefers `language`, by a member of staff who has `chosen` another one in the account
 * screen.
 */
async function ask(method: string, path: string, { language, chosen, body }: RequestOptions) {
  const cookie = [session, ...(chosen ? [`payload-lng=${chosen}`] : [])].join('; ')
  const headers = { 'content-type': 'application/json', origin: ORIGIN, cookie, 'accept-language': language }
  const request = new Request(`${ORIGIN}/cms-api${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return handleEndpoints({ config: payload.config, request })
}

/** All error messages of an answer. */
async function problemsOf(answer: Response): Promise<string> {
  const { errors } = Errors.parse(await answer.json())
  return errors.flatMap(({ message, data }) => [message, ...(data?.errors ?? []).map((error) => error.message)]).join('\n')
}

beforeAll(async () => {
  cms = await startCms()
  payload = cms.payload
  content = await contentOfTwoMarkets(payload)
  await member(payload, 'admin', [])
  const answer = await ask('POST', '/staff/login', { language: 'en', body: { email: 'admin@shop.example', password: PASSWORD } })
  session = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
})

test.each([
  ['de-AT,de;q=0.9', '', '„Nowhere/Land“ ist keine Zeitzone.'],
  ['fr', '', '« Nowhere/Land » n’est pas un fuseau horaire.'],
  ['pl', '', '"Nowhere/Land" is no time zone.'],
  ['de', 'it', '«Nowhere/Land» non è un fuso orario.'],
])('a browser that asks for %s, with the choice "%s", is answered in %s', async (language, chosen, message) => {
  const body = { timeZone: 'Nowhere/Land' }
  const answer = await ask('PATCH', `/markets/${content.own.markets}`, { language, body, ...(chosen ? { chosen } : {}) })
  expect(answer.status).toBe(400)
  expect(await problemsOf(answer)).toContain(message)
})

test('a field that validates itself answers in that language, too', async () => {
  const body = { main: [{ label: 'x', kind: 'external', url: 'nowhere' }] }
  const answer = await ask('PATCH', `/navigation/${content.own.navigation}`, { language: 'es', body })
  expect(await problemsOf(answer)).toContain('Indique una dirección completa que empiece por https:// o http://.')
})

test('what prevents a deletion is named as in the navigation', async () => {
  const answer = await ask('DELETE', `/markets/${content.own.markets}`, { language: 'de' })
  expect(answer.status).toBe(409)
  expect(await problemsOf(answer)).toMatch(/Dieser Markt hat noch \d+ unter „Routen“/)
})

test('the mail for a forgotten password is in the language of the form', async () => {
  const sent = vi.spyOn(payload.email, 'sendEmail').mockResolvedValue(null)
  await ask('POST', '/staff/forgot-password', { language: 'it', body: { email: 'admin@shop.example' } })
  await expect.poll(() => sent.mock.calls.length).toBe(1)
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    subject: 'Una nuova password per il CMS del negozio',
    html: expect.stringMatching(/<html lang="it">[^]*Il link vale una volta sola/),
  })
})
