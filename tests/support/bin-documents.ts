import type { Page } from '@playwright/test'
import { callCms } from './admin'

type BinDocument = Readonly<{ id: number; remove: () => Promise<void> }>

/** A picture of one colour, uploaded from the admin's own page. */
export const uploadPicture = (page: Page, alt: string): Promise<{ id: number; url: string }> =>
  page.evaluate(async (text) => {
    const canvas = new OffscreenCanvas(600, 400)
    const pen = canvas.getContext('2d')
    if (pen)
      pen.fillStyle = `#${Math.floor(Math.random() * 0xffffff)
        .toString(16)
        .padStart(6, '0')}`
    pen?.fillRect(0, 0, 600, 400)
    const form = new FormData()
    form.set('_payload', JSON.stringify({ alt: text }))
    form.set('file', await canvas.convertToBlob({ type: 'image/png' }), 'karton.png')
    const { doc } = await (await fetch('/cms-api/media', { method: 'POST', body: form })).json()
    return { id: doc.id, url: `/media/${doc.filename}` }
  }, alt)

async function createIn(page: Page, slug: string, data: object): Promise<BinDocument> {
  const { status, body } = await callCms(page, 'POST', `/${slug}`, data)
  if (status !== 201) throw new Error(`${slug}: ${status} ${JSON.stringify(body)}`)
  return inCollection(page, slug, body.doc.id)
}

/** Deletes the document out of the bin, and from where it is if it never got there. */
const inCollection = (page: Page, slug: string, id: number): BinDocument => ({
  id,
  remove: async () => {
    await callCms(page, 'DELETE', `/${slug}?trash=true&where[id][equals]=${id}`)
    await callCms(page, 'DELETE', `/${slug}/${id}`)
  },
})

const OWN = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt'])
/** What the first document of a list holds; the rows of its own lists have ids, too. */
async function contentOf(page: Page, list: string): Promise<object> {
  const { docs } = (await callCms(page, 'GET', `/${list}&sort=id&limit=1&depth=0`)).body
  return JSON.parse(JSON.stringify(docs[0], (key, value: unknown) => (OWN.has(key) ? undefined : value)))
}

/** A market with the settings of Germany, without hosts and content. */
async function createMarket(page: Page, code: string): Promise<BinDocument> {
  const own = { code, name: `Im Papierkorb ${code}`, state: 'draft', hosts: [], switchPlans: [], searchDefault: false }
  return createIn(page, 'markets', { ...(await contentOf(page, 'markets?where[code][equals]=de')), ...own })
}

/** Lists whose first document is good in any market. */
const COPIED: Readonly<Record<string, string>> = { redirects: 'redirects?where[to.kind][equals]=screen' }

/** Makes a document that may go to the bin without a visitor or another journey missing it. */
export async function documentForBin(page: Page, slug: string): Promise<BinDocument> {
  if (slug === 'markets') return createMarket(page, 'zm')
  if (slug === 'media') return inCollection(page, slug, (await uploadPicture(page, 'Ein Karton')).id)
  if (slug === 'staff') {
    const person = { email: `papierkorb-${Date.now()}@revalo.example`, password: 'drei-lange-woerter-9', role: 'read-only' }
    return createIn(page, slug, { ...person, name: 'Petra Papierkorb', markets: [] })
  }
  const { id: market, remove } = await createMarket(page, `${slug.charAt(0)}${slug.charAt(2)}`)
  const data: Readonly<Record<string, object>> = {
    navigation: { main: [], footer: [], legal: [] },
    partners: { code: 'im-papierkorb', name: 'Im Papierkorb' },
    'search-words': { typed: 'im papierkorb', action: 'ignored' },
    'route-maps': { screen: 'contact', patterns: [{ pattern: '/im-papierkorb' }] },
  }
  const content = data[slug] ?? (await contentOf(page, COPIED[slug] ?? `${slug}?`))
  const made = await createIn(page, slug, { ...content, market })
  return { id: made.id, remove: async () => (await made.remove(), remove()) }
}
