import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { aText } from './a-text'
import type { TwoMarkets } from './content-of-two-markets'
import type { Role } from './people'
import { type Cms, startCms } from './start-cms'
import { type Ask, staffRequests } from './staff-requests'
import { translatorsOfTwoMarkets } from './translators'

let cms: Cms
let payload: Payload
let content: TwoMarkets
let request: Ask

beforeAll(async () => {
  cms = await startCms()
  payload = cms.payload
  content = await translatorsOfTwoMarkets(payload)
  request = staffRequests(payload, 'http://admin.localhost:3000')
})

const ask = (method: string, path: string, role: Role | null, body?: object) => send(method, path, role, JSON.stringify(body))
async function send(method: string, path: string, role: Role | null, body?: string) {
  const headers = { 'content-type': 'application/json' }
  const answer = await request(method, path, role, { headers, ...(body !== undefined && { body }) })
  return { ...answer, body: answer.text.startsWith('{') ? JSON.parse(answer.text) : {} }
}
const link = (url: string) => ({
  type: 'link',
  version: 3,
  fields: { url, linkType: 'custom', newTab: false },
  children: [{ type: 'text', version: 1, text: 'Hier' }],
})
const make = (data: { slug: string; body: ReturnType<typeof aText> }) =>
  payload.create({
    collection: 'pages',
    data: { market: content.own.markets, title: 'Ankauf', _status: 'published', ...data },
    overrideAccess: true,
  })
const read = (id: number) => payload.findByID({ collection: 'pages', id, draft: true, depth: 0, overrideAccess: true })
const copy = (id: number, role: Role) => ask('POST', `/pages/${id}/copy`, role, { market: content.other.markets })

describe('a file of translations', () => {
  const CSV_HEAD = 'page,unit,source,target'
  const fileOf = (id: number) => `/pages/${id}/translation-file`
  async function translationFor(slug: string) {
    const source = await make({ slug, body: aText('Siehe ', link('/kontakt')) })
    const { body } = await copy(source.id, 'content-manager')
    return { source: source.id, translation: Number(body.id) }
  }
  const check = (translation: number, role: Role | null, file: string) =>
    send('POST', `${fileOf(translation)}?step=check`, role, file)
  const store = (translation: number, file: string, at: string) =>
    send('POST', `${fileOf(translation)}?step=store&at=${at}`, 'translator', file)

  test.each(['xliff-2.0', 'xliff-1.2', 'csv'])('in %s comes back into the draft, and only after the check', async (format) => {
    const { translation } = await translationFor(`datei-${format.replace('.', '-')}`)
    const { status, text, headers } = await send('GET', `${fileOf(translation)}?format=${format}`, 'translator')
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toContain('no-store')
    const words: Record<string, string> = { Ankauf: 'Rachat', Siehe: 'Voir', Hier: 'ici' }
    const translate = (source: string) => source.replaceAll(/Ankauf|Siehe|Hier/g, (word) => words[word] ?? word)
    const done =
      format === 'csv'
        ? text.replaceAll(/,"(Ankauf|<1>.*<\/2>)",""/g, (_whole, source: string) => `,"${source}","${translate(source)}"`)
        : text.replaceAll(/<source>(.*)<\/source>/g, (whole, source: string) => `${whole}<target>${translate(source)}</target>`)
    const checked = await check(translation, 'translator', done)
    expect(checked.body.counts).toEqual({ changed: 2, same: 0, empty: 0, outdated: 0, unknown: 0, broken: 0 })
    expect(await read(translation)).toMatchObject({ title: 'Ankauf', updatedAt: checked.body.at })
    expect((await store(translation, done, checked.body.at)).status).toBe(200)
    const written = await read(translation)
    expect(written).toMatchObject({ title: 'Rachat', _status: 'draft' })
    expect(JSON.stringify(written.body)).toMatch(/"Voir ".*"url":"\/kontakt-hier".*"ici"/)
    expect((await check(translation, 'translator', done)).body.counts).toMatchObject({ changed: 0, same: 2 })
  })

  test('a file of translations says which texts are out of date, unknown or broken, and leaves them as they are', async () => {
    const { source, translation } = await translationFor('datei-alt')
    await payload.update({ collection: 'pages', id: source, data: { title: 'Verkauf' }, overrideAccess: true })
    const line = (unit: string, from: string, to: string) => `page-${translation},${unit},${from},${to}`
    const file = [
      CSV_HEAD,
      line('title', 'Ankauf', 'Rachat'),
      line('body.9', 'A', 'B'),
      line('body.0', '<1>Siehe </1><2>Hier</2>', 'X'),
    ]
    const { body } = await check(translation, 'translator', file.join('\n'))
    expect(body.units.map(({ state }: { state: string }) => state)).toEqual(['outdated', 'unknown', 'broken'])
    expect((await store(translation, file.join('\n'), body.at)).status).toBe(200)
    expect(await read(translation)).toMatchObject({ title: 'Ankauf', updatedAt: body.at })
  })

  test('a file of translations names each text by the labels of the form in the language of the member of staff, an unknown one by its id', async () => {
    const { translation } = await translationFor('datei-namen')
    const named = {
      title: 'Titel',
      metaDescription: 'Beschreibung in Suchergebnissen',
      'body.0': 'Text › Absatz 1',
      'blocks.1-steps.steps.0.title': 'Block 2: Schritte › Schritt 1 › Titel',
      'blocks.0-questions.questions.2.answer': 'Block 1: Fragen und Antworten › Frage 3 › Antwort',
      'blocks.3-text.body.1.0': 'Block 4: Text › Text › Absatz 2.1',
      'blocks.4-call-to-action.link.label': 'Block 5: Handlungsaufforderung › Schaltfläche › Text',
      'blocks.0-toString.title': 'blocks.0-toString.title',
      'blocks.0-steps.constructor': 'blocks.0-steps.constructor',
      'title.0': 'title.0',
    }
    const file = [CSV_HEAD, ...Object.keys(named).map((unit) => `page-${translation},${unit},A,B`)].join('\n')
    const path = `${fileOf(translation)}?step=check`
    const { text } = await request('POST', path, 'translator', { body: file, headers: { 'accept-language': 'de' } })
    expect(JSON.parse(text).units.map(({ name }: { name: string }) => name)).toEqual(Object.values(named))
  })

  test('a file of translations is refused if the page was saved since the check, or if it belongs to another page', async () => {
    const { source, translation } = await translationFor('datei-spaeter')
    const file = `${CSV_HEAD}\npage-${translation},title,Ankauf,Rachat\n`
    const { body } = await check(translation, 'translator', file)
    await payload.update({ collection: 'pages', id: translation, data: { title: 'Achat' }, draft: true, overrideAccess: true })
    expect((await store(translation, file, body.at)).status).toBe(409)
    expect(await read(translation)).toMatchObject({ title: 'Achat' })
    expect((await check(translation, 'translator', file.replace(`page-${translation}`, `page-${source}`))).status).toBe(400)
    expect((await check(translation, 'translator', '<!DOCTYPE x><xliff/>')).status).toBe(400)
    expect((await check(source, 'translator', file)).status).toBe(400)
    expect((await check(translation, 'translator', 'x'.repeat(4 * 1024 * 1024 + 1))).status).toBe(413)
  })

  test('a file of translations is read by those who read the page and imported by those who write it', async () => {
    const { source, translation } = await translationFor('datei-wer')
    const file = `${CSV_HEAD}\npage-${translation},title,Ankauf,Rachat\n`
    const answers = async (role: Role | null) => [
      (await send('GET', `${fileOf(translation)}?format=csv`, role)).status,
      (await check(translation, role, file)).status,
    ]
    expect(await answers('translator')).toEqual([200, 200])
    expect(await answers('content-manager')).toEqual([200, 200])
    expect(await answers('market-manager')).toEqual([200, 200])
    expect(await answers('read-only')).toEqual([200, 403])
    expect(await answers(null)).toEqual([403, 403])
    expect((await send('GET', `${fileOf(source)}?format=csv`, 'market-manager')).status).toBe(404)
  })
})
