import { afterEach, expect, test, vi } from 'vitest'
import { type Hold, type Sent, type ShownBase, watchSaves } from './watch-saves'
import { waitFor } from '../../../tests/support/wait-for'

const PATH = '/cms-api/pages/7'
const at = (second: number) => `2026-01-01T00:00:0${second}.000Z`

type Failing = Readonly<{ isNow: () => boolean; fail: () => Promise<Response> }>

/** A fake CMS that refuses outdated saves and answers only when the test lets it. */
function cms() {
  let second = 0
  const sent: unknown[] = []
  const waiting: (() => void)[] = []
  let failing: Failing = { isNow: () => false, fail: () => Promise.reject(new Error('it does not fail')) }
  const answer = async (_input: unknown, init?: RequestInit): Promise<Response> => {
    if (failing.isNow()) return failing.fail()
    const body = init?.body instanceof FormData ? JSON.parse(String(init.body.get('_payload'))) : null
    sent.push(body)
    await new Promise<void>((resolve) => waiting.push(resolve))
    if (body?.updatedAt !== at(second))
      return Response.json({ errors: [{ data: { conflict: { at: at(second), saves: [] } } }] }, { status: 409 })
    second += 1
    return Response.json({ doc: { updatedAt: at(second) } })
  }
  const failWhile = (isNow: Failing['isNow'], fail: Failing['fail']) => void (failing = { isNow, fail })
  return { answer, sent, waiting, failWhile, colleague: () => (second += 1) }
}

function page(shop: ReturnType<typeof cms>) {
  let base: ShownBase = { at: at(0), merges: 0 }
  const merge = vi.fn<(conflict: unknown, sent: Sent) => Promise<Sent | null>>().mockResolvedValue(null)
  const hold = { wait: vi.fn<Hold['wait']>().mockResolvedValue(true), release: vi.fn() }
  vi.stubGlobal('window', { fetch: shop.answer, location: { href: 'http://localhost/admin' } })
  const onSaved = ({ updatedAt }: Readonly<{ updatedAt: string }>) => void (base = { ...base, at: updatedAt })
  watchSaves({ document: PATH, hold, merge, onSaved, readBase: () => base })
  const save = (title: string, updatedAt: string) => {
    const body = new FormData()
    body.append('_payload', JSON.stringify({ title, updatedAt }))
    return window.fetch(`${PATH}?autosave=true`, { method: 'PATCH', body })
  }
  /** Waits for the next request and answers it. */
  const answered = async () => {
    await waitFor(() => expect(shop.waiting.length).toBeGreaterThan(0))
    shop.waiting.shift()?.()
  }
  return { merge, hold, save, answered, opens: (time: string) => void (base = { at: time, merges: base.merges + 1 }) }
}
afterEach(() => vi.unstubAllGlobals())

test('a save sent before the form knows the result of its last one is no conflict, nor is one that overtakes it', async () => {
  const shop = cms()
  const { merge, save, answered } = page(shop)
  const both = [save('a', at(0)), save('ab', at(0))]
  await answered()
  await answered()
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
  const late = save('abc', at(1))
  await answered()
  expect((await late).status).toBe(200)
  expect(shop.sent).toEqual([
    { title: 'a', updatedAt: at(0) },
    { title: 'ab', updatedAt: at(1) },
    { title: 'abc', updatedAt: at(2) },
  ])
  expect(merge).not.toHaveBeenCalled()
})

/** A form whose first save is stored before a colleague saves. */
async function overtaken(colleagueSaves = 1) {
  const shop = cms()
  const form = page(shop)
  const first = form.save('a', at(0))
  await form.answered()
  await first
  for (let saves = 0; saves < colleagueSaves; saves += 1) shop.colleague()
  return { shop, ...form }
}

test("a save after a colleague's save is merged and sent again until it is stored", async () => {
  const { shop, merge, save, answered, opens } = await overtaken()
  const mergeWith = (second: number) => async (_conflict: unknown, sent: Sent) => {
    opens(at(second))
    return { ...sent, text: `of ${second}` }
  }
  merge.mockImplementationOnce(mergeWith(2)).mockImplementationOnce(mergeWith(3))
  const second = save('ab', at(0))
  await answered()
  await waitFor(() => expect(merge).toHaveBeenCalledTimes(1))
  shop.colleague()
  await answered()
  await answered()
  expect((await second).status).toBe(200)
  expect(shop.sent.slice(1)).toEqual([
    { title: 'ab', updatedAt: at(1) },
    { title: 'ab', text: 'of 2', updatedAt: at(2) },
    { title: 'ab', text: 'of 3', updatedAt: at(3) },
  ])
})

test('a save with the values from before a merge, sent after it, is merged as well', async () => {
  const { shop, merge, save, answered, opens } = await overtaken()
  let end = () => {}
  merge.mockImplementationOnce(async (_conflict, sent) => {
    await new Promise<void>((resolve) => (end = resolve))
    opens(at(2))
    return { ...sent, text: 'hers' }
  })
  merge.mockImplementationOnce(async (_conflict, sent) => ({ ...sent, text: 'hers' }))
  const second = save('ab', at(0))
  await answered()
  await waitFor(() => expect(merge).toHaveBeenCalledTimes(1))
  const third = save('abc', at(0))
  end()
  for (let answers = 0; answers < 3; answers += 1) await answered()
  expect((await Promise.all([second, third])).map(({ status }) => status)).toEqual([200, 200])
  expect(shop.sent.slice(2)).toEqual([
    { title: 'ab', text: 'hers', updatedAt: at(2) },
    { title: 'abc', updatedAt: at(1) },
    { title: 'abc', text: 'hers', updatedAt: at(3) },
  ])
})

test('a save with a choice to make answers the form without a message', async () => {
  const { merge, save, answered } = await overtaken()
  const second = save('ab', at(0))
  await answered()
  const response = await second
  expect([response.status, await response.json()]).toEqual([409, { errors: [] }])
  expect(merge.mock.calls).toEqual([[{ at: at(2), saves: [] }, { title: 'ab', updatedAt: at(0) }, expect.anything()]])
})

test('a save that cannot be merged gives the form the answer of the CMS', async () => {
  const { merge, save, answered } = await overtaken()
  merge.mockRejectedValue(new Error('no answer'))
  const second = save('ab', at(0))
  await answered()
  expect((await (await second).json()).errors).toHaveLength(1)
})

test('a failed save does not hold up the next, and other requests wait for no save', async () => {
  const shop = cms()
  const { save, answered } = page(shop)
  const read = window.fetch('/cms-api/pages/7')
  const broken = window.fetch(PATH, { method: 'PATCH', body: 'no form' })
  await answered()
  await answered()
  await read
  expect((await broken).status).toBe(409)
  const next = save('a', at(0))
  await answered()
  expect((await next).status).toBe(200)
})

test.each([
  ['the network is away', 'offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server cannot save', 'busy', () => Promise.resolve(new Response(null, { status: 503 }))],
  ['the session has ended', 'session', () => Promise.resolve(new Response(null, { status: 403 }))],
] as const)('a save while %s waits and is sent again, and the form gets the last answer', async (_name, obstacle, fail) => {
  const shop = cms()
  const { hold, save, answered } = page(shop)
  let failures = 2
  vi.stubGlobal('fetch', async () => Response.json({ user: null }))
  const first = save('a', at(0))
  await answered()
  await first
  shop.failWhile(() => failures-- > 0, fail)
  const second = save('ab', at(1))
  await answered()
  expect((await second).status).toBe(200)
  expect(hold.wait.mock.calls).toEqual([[obstacle], [obstacle]])
})

test('a right that is missing is answered at once, and a save that is given up gets the answer of the last try', async () => {
  const shop = cms()
  const { hold, save } = page(shop)
  shop.failWhile(
    () => true,
    () => Promise.resolve(new Response(null, { status: 403 })),
  )
  vi.stubGlobal('fetch', async () => Response.json({ user: { id: 1 } }))
  expect((await save('a', at(0))).status).toBe(403)
  expect(hold.wait).not.toHaveBeenCalled()
  vi.stubGlobal('fetch', async () => Response.json({ user: null }))
  hold.wait.mockResolvedValue(false)
  expect((await save('a', at(0))).status).toBe(403)
})

test('a new document is never sent a second time after a lost answer, and asks to log in like any other', async () => {
  const shop = cms()
  const hold = { wait: vi.fn<Hold['wait']>().mockResolvedValue(true), release: vi.fn() }
  vi.stubGlobal('window', { fetch: shop.answer, location: { href: 'http://localhost/admin' } })
  watchSaves({ document: '/cms-api/banners', isNew: true, hold, merge: vi.fn(), onSaved: vi.fn(), readBase: () => null })
  const create = () => window.fetch('/cms-api/banners?depth=0', { method: 'POST', body: new FormData() })
  shop.failWhile(
    () => true,
    () => Promise.reject(new TypeError('Failed to fetch')),
  )
  await expect(create()).rejects.toThrow('Failed to fetch')
  expect(hold.wait).not.toHaveBeenCalled()
  vi.stubGlobal('fetch', async () => Response.json({ user: null }))
  let refused = 1
  shop.failWhile(
    () => true,
    async () => new Response(null, { status: refused-- > 0 ? 403 : 201 }),
  )
  expect((await create()).status).toBe(201)
  expect(hold.wait.mock.calls).toEqual([['session']])
})
