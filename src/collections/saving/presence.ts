import { sql } from 'drizzle-orm'
import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { ok } from '@trade-in-shop/contracts/endpoint'
import { Beat, EXPIRES_MS, MAX_COLLEAGUES, Presence } from '@trade-in-shop/payload-workbench/conflict/presence-answer'
import { openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import { RateLimiter } from '@trade-in-shop/runtime/rate-limiter'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { staffEndpoint } from './staff-endpoint'
import { describeAuthor } from './write-entry'

const isCollection = (req: PayloadRequest, slug: string): slug is CollectionSlug => Object.hasOwn(req.payload.collections, slug)

/** A person with several forms open calls once in 15 seconds from each. */
const limiter = new RateLimiter({ most: 60, everyMs: 1000 })

/** `POST /presence`: notes that a member of staff has a document open, and answers who else has. */
export const presence: Endpoint = staffEndpoint({
  method: 'POST',
  path: '/presence',
  summary: 'Notes that a member of staff has a document open, for 45 seconds, and answers who else has.',
  checks: ['read document'],
  body: { PresenceBeat: Beat },
  answers: { 200: { json: { Presence } } },
  run: async ({ req, staff, body: { collection, id, field } }) => {
    if (limiter.consume(String(staff.id), Date.now()) > 0) throw cmsProblem(req, 'tooManyAttempts', { values: { minutes: 1 } })
    const asked = { id, draft: true, depth: 0, disableErrors: true, overrideAccess: false, user: req.user, req }
    // A document may be removed while it is open.
    if (!isCollection(req, collection) || (await req.payload.findByID({ collection, ...asked })) === null)
      return ok({ colleagues: [] })
    const present = await noteBeat(req, `presence:${collection}:${id}`, String(staff.id), {
      name: describeAuthor(req).name,
      field,
    })
    return ok({ colleagues: present.slice(0, MAX_COLLEAGUES) })
  },
})

/** One row for each document, in which every process of the shop notes who is there; returns the others. */
async function noteBeat(req: PayloadRequest, key: string, member: string, person: object) {
  const session = await openTransaction(req)
  const since = Date.now() - EXPIRES_MS
  const beat = JSON.stringify({ [member]: { ...person, at: Date.now() } })
  const { rows } = await session.execute(sql`
    insert into payload_kv as kept (key, data) values (${key}, ${beat}::jsonb)
    on conflict (key) do update set data = excluded.data || coalesce((
      select jsonb_object_agg(one.key, one.value) from jsonb_each(kept.data - ${member}::text) as one
      where (one.value->>'at')::bigint > ${since}), '{}')
    returning xmax = 0 as "isNew", (
      select coalesce(jsonb_agg(one.value - 'at' order by one.key), '[]') from jsonb_each(kept.data - ${member}::text) as one
    ) as others`)
  // Removes the rows of documents that have been closed everywhere.
  if (rows[0]?.isNew === true)
    await session.execute(sql`
      delete from payload_kv where key like 'presence:%' and key <> ${key} and not exists (
        select from jsonb_each(data) as one where (one.value->>'at')::bigint > ${since})`)
  return Presence.parse({ colleagues: rows[0]?.others }).colleagues
}
