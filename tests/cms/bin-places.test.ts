import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getPostgres } from '@trade-in-shop/payload-workbench/saving/transaction'
import { type BinRequests, binRequests } from './bin-requests'
import { newDocument } from './new-document'
import { PLAIN_TEXT } from './plain-text'
import { unique } from './release-requests'

const DAY = 86_400_000
const always = { depth: 0, overrideAccess: true } as const

let cms: BinRequests
beforeAll(async () => void (cms = await binRequests()))
afterAll(() => cms.trail.stop())

describe('the place of a document in the bin', () => {
  test('the place of a document in the bin is free: another one takes it, and it is not restored while that is there', async () => {
    const slug = unique('platz')
    const first = await cms.makePage(slug)
    await cms.bin('pages', first)
    const second = await cms.makePage(slug)
    for (const _status of ['published', 'draft']) {
      const { status, body } = await cms.restore('pages', first, { _status })
      expect(status).toBe(400)
      expect(body.errors).toMatchObject([
        { message: `This cannot be restored, because "${slug}" has its place by now. Change or delete that first.` },
      ])
    }
    expect((await cms.shown()).pages?.filter((each) => each === slug)).toHaveLength(1)
    await cms.bin('pages', second)
    expect((await cms.restore('pages', first, { _status: 'published' })).status).toBe(200)
  })

  test('the place of a document in the bin of a redirect and of contact subjects is free, too', async () => {
    const from = `/${unique('platz')}`
    const first = await cms.makeRedirect(from)
    await cms.bin('redirects', first)
    await cms.makeRedirect(from)
    expect((await cms.restore('redirects', first)).body.errors[0].message).toContain(`"${from}"`)
    const subjects = cms.trail.content.own['contact-subjects']
    await cms.bin('contact-subjects', subjects)
    const data = (await newDocument('contact-subjects', cms.market)) as never
    const other = await cms.payload.create({ collection: 'contact-subjects', data, ...always })
    expect((await cms.restore('contact-subjects', subjects)).status).toBe(400)
    await cms.payload.delete({ collection: 'contact-subjects', id: other.id, ...always })
    expect((await cms.restore('contact-subjects', subjects)).status).toBe(200)
  })

  test('the place of a document in the bin of a redirect is not given back where its rules no longer hold, which its answer says', async () => {
    const slug = unique('ziel')
    const page = await cms.makePage(slug)
    const data = { ...cms.redirectData(`/${unique('alt')}`), to: { kind: 'page', slug } } as const
    const { id } = await cms.payload.create({ collection: 'redirects', data, ...always })
    await cms.bin('redirects', id)
    await cms.bin('pages', page)
    const { status, body } = await cms.restore('redirects', id)
    expect(status).toBe(400)
    expect(body.errors[0].message).not.toMatch(/following field/)
    await cms.restore('pages', page, { _status: 'published' })
    expect((await cms.restore('redirects', id)).status).toBe(200)
  })

  test('the place of a document in the bin keeps its market from being deleted, with a sentence of its own', async () => {
    const market = cms.trail.content.spare.own
    const data = (await newDocument('banners', market)) as never
    const { id } = await cms.payload.create({ collection: 'banners', data, ...always })
    await cms.bin('banners', id)
    const { status, body } = await cms.ask('DELETE', `/markets/${market}`, 'admin')
    expect([status, body.errors[0].message]).toEqual([409, expect.stringContaining('The bin still has 1 of this market')])
    await cms.erase('banners', id)
  })
})

describe('a partner that a host names', () => {
  test('a partner that a host names stays published and out of the bin, and a host names none that does not', async () => {
    const { partners, markets } = cms.trail.content.own
    const { hosts } = await cms.payload.findByID({ collection: 'markets', id: markets, ...always })
    const name = (partner: number | null) => {
      const host = { hostname: 'partner.de.localhost', mode: 'agan', environment: 'production', partner } as const
      return cms.ask('PATCH', `/markets/${markets}`, 'admin', { hosts: [...(hosts ?? []), host] })
    }
    expect((await name(partners)).status).toBe(200)
    const { status, body } = await cms.bin('partners', partners)
    expect([status, body.errors[0].message]).toEqual([409, expect.stringContaining('still belong to this partner')])
    const takeOut = () => cms.ask('PATCH', `/partners/${partners}`, 'admin', { _status: 'draft' })
    expect((await takeOut()).status).toBe(409)
    await cms.ask('PATCH', `/markets/${markets}`, 'admin', { hosts })
    expect((await takeOut()).status).toBe(200)
    expect((await name(partners)).status).toBe(400)
    await cms.ask('PATCH', `/partners/${partners}`, 'admin', { _status: 'published' })
    expect((await cms.bin('partners', partners)).status).toBe(200)
    expect((await name(partners)).status).toBe(400)
    await cms.restore('partners', partners)
  })
})

describe('a page in the bin', () => {
  test('a page in the bin is one of several that are moved, restored and deleted for good together', async () => {
    const pages = [await cms.makePage(), await cms.makePage(), await cms.makePage()]
    const these = `where[id][in]=${pages.join(',')}`
    const send = async (method: string, query: string, body?: object) => {
      const { status, body: answer } = await cms.ask(method, `/pages?${query}`, 'content-manager', body)
      return [status, answer.docs.map(({ id }: { id: number }) => id).toSorted()]
    }
    expect(await send('PATCH', these, { deletedAt: new Date().toISOString() })).toEqual([200, pages])
    expect(await send('PATCH', `trash=true&${these}`, { deletedAt: null, _status: 'published' })).toEqual([200, pages])
    await send('PATCH', these, { deletedAt: new Date().toISOString() })
    expect(await send('DELETE', `trash=true&${these}`)).toEqual([200, pages])
  })

  test('a page in the bin comes back as a draft, unless it is asked for in the shop', async () => {
    const slug = unique('seite')
    const id = await cms.makePage(slug)
    await cms.bin('pages', id)
    expect((await cms.restore('pages', id, { _status: 'draft' })).status).toBe(200)
    expect(await cms.stored('pages', id)).toMatchObject({ _status: 'draft', deletedAt: null, title: slug })
    expect((await cms.shown()).pages).not.toContain(slug)
  })

  test('a page in the bin was published as it comes back, and its newer draft stays among the versions', async () => {
    const slug = unique('seite')
    const text = { blockType: 'text', body: PLAIN_TEXT } as const
    const data = { ...cms.pageData(slug), blocks: [text, text] }
    const { id } = await cms.payload.create({ collection: 'pages', data, ...always })
    const draft = { title: 'Noch nicht', blocks: [], _status: 'draft' as const }
    await cms.payload.update({ collection: 'pages', id, data: draft, draft: true, ...always })
    await cms.bin('pages', id)
    await cms.restore('pages', id, { _status: 'published' })
    expect(await cms.stored('pages', id)).toMatchObject({ title: slug, blocks: [text, text], _status: 'published' })
    expect((await cms.versions('pages', id)).map(({ version }) => version)).toContainEqual(
      expect.objectContaining({ title: 'Noch nicht' }),
    )
  })

  test('a page in the bin takes its schedules with it, and a release that changes it says that it is gone', async () => {
    const id = await cms.makePage()
    const at = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + DAY).toISOString()
    expect((await cms.ask('POST', `/pages/${id}/schedules`, 'admin', { kind: 'unpublish', at })).status).toBe(200)
    const { readDocument } = await import('@/collections/releases/apply-release')
    const req = await cms.requestOf('admin')
    expect(await readDocument(req, { collection: 'pages', document: id })).toMatchObject({ id })
    await cms.bin('pages', id)
    const { rows } = await getPostgres(cms.payload).drizzle.execute(sql`select from release_items where document = ${id}`)
    expect(rows).toEqual([])
    expect(await readDocument(req, { collection: 'pages', document: id })).toBe(null)
  })

  test('a page in the bin is not found by its text, and is no answer in the list of translations', async () => {
    const word = unique('fundwort')
    const id = await cms.makePage(word)
    const found = async () => JSON.stringify((await cms.ask('GET', `/search?q=${word}`, 'admin')).body)
    expect(await found()).toContain(word)
    await cms.bin('pages', id)
    expect(await found()).not.toContain(`"id":${id}`)
  })
})
