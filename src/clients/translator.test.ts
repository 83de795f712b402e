import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { markUp, readMarkUp, translateTexts, type TranslatorSettings } from './translator'

const GERMAN_TO_FRENCH = { from: 'de-DE', to: 'fr-FR' }
const WORDS: readonly (readonly [string, string])[] = [
  ['Siehe', 'Voir'],
  ['hier', 'ici'],
  ['Hallo', 'Bonjour'],
]
const french = (text: string) => WORDS.reduce((done, [from, to]) => done.replaceAll(from, to), text)

type MachineRequest = Readonly<{ path: string; headers: IncomingMessage['headers']; body: Record<string, unknown> }>
let server: Server | undefined
afterEach(() => server?.close())

/** A server with the answers that the two machines were seen to give. */
async function machine(answer: (request: MachineRequest) => Readonly<{ status?: number; body?: unknown }> | null) {
  const requests: MachineRequest[] = []
  server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += String(part)
    const one = { path: request.url ?? '', headers: request.headers, body: JSON.parse(text) }
    requests.push(one)
    const given = answer(one)
    if (!given) return
    response.writeHead(given.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(given.body))
  })
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests }
}
const libre = ({ body }: MachineRequest) => ({ body: { translatedText: (body.q as string[]).map(french) } })
const deepl = ({ body }: MachineRequest) => ({
  body: { translations: (body.text as string[]).map((text) => ({ detected_source_language: 'DE', text: french(text) })) },
})
const settings = (url: string, kind: TranslatorSettings['kind'], more: Partial<TranslatorSettings> = {}) => ({
  ...{ url, kind, key: 'a-key-of-the-test' },
  ...more,
})

test('LibreTranslate gets texts with marks in HTML and the key in the body, and its answer comes back in parts', async () => {
  const { url, requests } = await machine(libre)
  const found = await translateTexts(
    settings(url, 'libretranslate'),
    [['Siehe ', 'hier'], ['Hallo {name} & <alle>']],
    GERMAN_TO_FRENCH,
  )
  expect(found).toEqual([['Voir ', 'ici'], ['Bonjour {name} & <alle>']])
  expect(requests).toMatchObject([
    { path: '/translate', body: { source: 'de', target: 'fr', format: 'html', api_key: 'a-key-of-the-test' } },
  ])
  expect(requests[0]?.body.q).toEqual([
    '<g id="1">Siehe </g><g id="2">hier</g>',
    '<g id="1">Hallo <x id="1"></x> &amp; &lt;alle&gt;</g>',
  ])
})

test('DeepL gets the key in its header, the languages as it writes them, and marks as XML', async () => {
  const { url, requests } = await machine(deepl)
  expect(await translateTexts(settings(url, 'deepl'), [['Hallo']], { from: 'de-AT', to: 'en-IE' })).toEqual([['Bonjour']])
  expect(requests).toMatchObject([
    {
      path: '/v2/translate',
      headers: { authorization: 'DeepL-Auth-Key a-key-of-the-test' },
      body: { source_lang: 'DE', target_lang: 'EN-GB', tag_handling: 'xml' },
    },
  ])
  expect(JSON.stringify(requests[0]?.body)).not.toContain('a-key-of-the-test')
})

test('many texts are sent in calls of at most 40, and keep their order', async () => {
  const { url, requests } = await machine(libre)
  const texts = Array.from({ length: 95 }, (_none, index) => [`Hallo ${index}`])
  const found = await translateTexts(settings(url, 'libretranslate'), texts, GERMAN_TO_FRENCH)
  expect(found.map((runs) => runs?.[0])).toEqual(texts.map((_text, index) => `Bonjour ${index}`))
  expect(requests.map(({ body }) => (body.q as string[]).length)).toEqual([40, 40, 15])
})

test('texts beyond what one page may send are left out', async () => {
  const { url } = await machine(libre)
  const long = 'a'.repeat(19_000)
  const found = await translateTexts(
    settings(url, 'libretranslate'),
    Array.from({ length: 12 }, () => [long]),
    GERMAN_TO_FRENCH,
  )
  expect(found.filter((runs) => runs === null)).toHaveLength(2)
})

test('between two markets of one language the texts stay, and no machine is asked', async () => {
  const { url, requests } = await machine(libre)
  expect(await translateTexts(settings(url, 'deepl'), [['Hallo']], { from: 'de-DE', to: 'de-AT' })).toEqual([['Hallo']])
  expect(requests).toEqual([])
})

test.each([
  ['an error that repeats the key', { status: 403, body: { message: 'a-key-of-the-test is wrong' } }],
  ['another shape', { body: { text: 'Bonjour' } }],
  ['fewer texts', { body: { translatedText: [] } }],
])('an answer with %s is an error that does not name the key', async (_name, answer) => {
  const { url } = await machine(() => answer)
  const error: unknown = await translateTexts(settings(url, 'libretranslate'), [['Hallo']], GERMAN_TO_FRENCH).catch(
    (cause: unknown) => cause,
  )
  expect(error).toBeInstanceOf(Error)
  expect(String(error)).not.toContain('a-key-of-the-test')
})

test('a machine that does not answer is given up after the deadline', async () => {
  const { url } = await machine(() => null)
  await expect(translateTexts(settings(url, 'deepl', { deadlineMs: 100 }), [['Hallo']], GERMAN_TO_FRENCH)).rejects.toThrow()
})

test('marks come back whole or not at all', () => {
  const source = ['Siehe {page} ', 'hier']
  expect(readMarkUp(markUp(source), source)).toEqual(source)
  expect(readMarkUp('<g id="1">Voir<x id="1"/></g> <g id="2"> ici </g>', source)).toEqual(['Voir{page} ', 'ici'])
  for (const damaged of [
    '<g id="2">ici</g><g id="1">Voir <x id="1"/></g>',
    '<g id="1">Voir <x id="1"/></g>',
    '<g id="1">Voir</g><g id="2">ici</g>',
    '<g id="1">Voir <x id="1"/><x id="1"/></g><g id="2">ici</g>',
    'Voir <g id="1"><x id="1"/></g><g id="2">ici</g>',
    '<g id="1">Voir <x id="1"/><b>!</b></g><g id="2">ici</g>',
    '',
  ])
    expect(readMarkUp(damaged, source)).toBeNull()
})
