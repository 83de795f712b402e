import type { Payload } from 'payload'
import { beforeAll, expect } from 'vitest'
import { getPostgres } from '@trade-in-shop/payload-workbench/saving/transaction'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { drawn, mediaRequests } from './media-requests'
import { member } from './people'
import { PLAIN_TEXT } from './plain-text'
import { staffQuestions, staffRequests } from './staff-requests'
import { startCms } from './start-cms'
import { testWith } from '../support/test-with'

/** Of each kind of write; together six times the connections of the pool. */
const AT_ONCE = 20

let payload: Payload
let content: TwoMarkets
const { upload, logIn } = mediaRequests(() => payload)
beforeAll(async () => {
  payload = (await startCms()).payload
  content = await contentOfTwoMarkets(payload)
  await member(payload, 'admin', [])
  await logIn()
})

testWith('transaction-errors')(
  'twenty saves, uploads and imports at once all end, most of them stored, and free the pool',
  async () => {
    const [question, ask] = [staffQuestions(payload), staffRequests(payload, 'http://admin.localhost:3000')]
    for (const { status } of [await question('GET', '/pages', 'admin'), await ask('GET', '/pages', 'admin')])
      expect(status).toBe(200)
    const { pool } = getPostgres(payload)
    const heldConnections = () => pool.totalCount - pool.idleCount
    const held = heldConnections()
    const each = Array.from({ length: AT_ONCE }, (_, nth) => nth)
    const pages: number[] = []
    for (const nth of each) {
      const data = {
        market: content.own.markets,
        body: PLAIN_TEXT,
        _status: 'published',
        title: 'Seite',
        slug: `voll-${nth}`,
      } as const
      pages.push((await payload.create({ collection: 'pages', data, depth: 0, overrideAccess: true })).id)
    }
    const picture = await drawn(40, 30).png().toBuffer()
    const answers = await Promise.all([
      ...pages.map((id) => question('PATCH', `/pages/${id}`, 'admin', { title: 'Neu', _status: 'published' })),
      ...each.map((nth) => upload(picture, `voll-${nth}.png`, `Bild ${nth}`)),
      ...each.map((nth) =>
        ask('POST', '/redirects/import?step=store&market=de', 'admin', {
          body: `Von;Nach\n/voll-${nth};/kontakt-neu`,
          headers: { 'content-type': 'text/csv' },
        }),
      ),
    ])
    // Refused are those that find their market locked all the time, and on a busy machine those that wait too long.
    const refused = answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 201)
    expect(refused.filter((status) => status !== 409 && status !== 503)).toEqual([])
    expect(refused.length).toBeLessThan(AT_ONCE)
    await expect.poll(() => [pool.waitingCount, heldConnections()]).toEqual([0, held])
  },
)
