import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const ORIGIN = 'http://de.localhost'
const at = (href: string) => new URL(href, ORIGIN)
/** Loads the module as a new document of the tab does: memory is empty, storage is not. */
async function newDocument() {
  vi.resetModules()
  return import('./tracker')
}

function tabStorage() {
  const rows = new Map<string, string>()
  const storage = {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, text: string) => void rows.set(key, text),
    removeItem: (key: string) => void rows.delete(key),
  }
  return new Proxy(storage, {
    ownKeys: () => [...rows.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}

beforeEach(() => vi.stubGlobal('sessionStorage', tabStorage()))
afterEach(() => vi.unstubAllGlobals())

describe('the touchpoints of a visit', () => {
  test('the touchpoints of a visit are reported once, with their landing page and only the eleven parameters', async () => {
    const { noteTouchpoints, takeTouchpoints } = await newDocument()
    noteTouchpoints(at('/verkaufen/handys?gclid=a&email=b@example.org&utm_source=c'))
    noteTouchpoints(at('/kontakt'))
    expect(takeTouchpoints()).toBe('/verkaufen/handys?gclid=a&utm_source=c')
    expect(takeTouchpoints()).toBeNull()
  })

  test('the touchpoints of a visit survive a reload and a form until consent is answered', async () => {
    ;(await newDocument()).noteTouchpoints(at('/verkaufen/handys?gclid=a'))
    ;(await newDocument()).noteTouchpoints(at('/?q=iphone'))
    ;(await newDocument()).noteTouchpoints(at('/?q=iphone'))
    expect((await newDocument()).takeTouchpoints()).toBe('/verkaufen/handys?gclid=a')
    expect((await newDocument()).takeTouchpoints()).toBeNull()
  })

  test('the touchpoints of a visit are not reported again after a reload of the same address, but after another campaign', async () => {
    const first = await newDocument()
    first.noteTouchpoints(at('/?gclid=a'))
    first.takeTouchpoints()
    const second = await newDocument()
    second.noteTouchpoints(at('/?gclid=a'))
    expect(second.takeTouchpoints()).toBeNull()
    second.noteTouchpoints(at('/?gclid=other'))
    expect(second.takeTouchpoints()).toBe('/?gclid=other')
  })

  test('the touchpoints of a visit are those of the newest campaign', async () => {
    const { noteTouchpoints, takeTouchpoints } = await newDocument()
    noteTouchpoints(at('/a?gclid=1'))
    noteTouchpoints(at('/b?gclid=2'))
    expect(takeTouchpoints()).toBe('/b?gclid=2')
  })

  test('the touchpoints of a visit are removed when the visitor refuses consent', async () => {
    const { noteTouchpoints, forgetTouchpoints, takeTouchpoints } = await newDocument()
    noteTouchpoints(at('/?gclid=a'))
    forgetTouchpoints()
    expect(takeTouchpoints()).toBeNull()
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  test('the touchpoints of a visit are read from the referrer when a form was sent before this code was loaded', async () => {
    const { noteReferrer, takeTouchpoints } = await newDocument()
    noteReferrer('https://ads.example/?gclid=stranger', ORIGIN)
    noteReferrer('', ORIGIN)
    noteReferrer(`${ORIGIN}/kontakt?gclid=a`, ORIGIN)
    expect(takeTouchpoints()).toBe('/kontakt?gclid=a')
    noteReferrer(`${ORIGIN}/kontakt?gclid=b`, ORIGIN)
    expect(takeTouchpoints()).toBeNull()
  })

  test.each<[string, unknown]>([
    ['is null', null],
    ['is missing', undefined],
    ['throws', { getItem: () => { throw new Error('no') }, setItem: () => { throw new Error('no') } }], // prettier-ignore
  ])('the touchpoints of a visit are reported from memory when the storage %s', async (_what, storage) => {
    vi.stubGlobal('sessionStorage', storage)
    const { noteTouchpoints, takeTouchpoints, forgetTouchpoints } = await newDocument()
    noteTouchpoints(at('/?gclid=a'))
    expect(takeTouchpoints()).toBe('/?gclid=a')
    noteTouchpoints(at('/?gclid=a'))
    expect(takeTouchpoints()).toBeNull()
    forgetTouchpoints()
  })

  test('the touchpoints of a visit contain no other parameter and are never long', async () => {
    const { noteTouchpoints, takeTouchpoints } = await newDocument()
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string()), (query) => {
        noteTouchpoints(at(`/?${new URLSearchParams(query)}`))
        const told = new URL(takeTouchpoints() ?? '/', ORIGIN).searchParams
        for (const name of told.keys()) expect(name).toMatch(/^(gclid|msclkid|fbclid|dyntr|ctb|utm_\w+|belboon|awc)$/)
      }),
    )
    noteTouchpoints(at(`/?gclid=${'x'.repeat(5000)}`))
    expect(takeTouchpoints()).toBeNull()
  })
})
