import { sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import * as z from 'zod'
import { getPostgres, openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import { MINUTE } from '@trade-in-shop/runtime/durations'
import type { PageFields } from './page-check'

/** What the preview shows of a form. */
const TypedPage = z.object({
  title: z.string().nullish().catch(null),
  body: z.record(z.string(), z.unknown()).nullish().catch(null),
  /** Payload's form state has the number of rows instead of an empty list. */
  blocks: z.array(z.record(z.string(), z.unknown())).max(100).catch([]),
})
/** A page as it is in a form, saved or not. */
export const PageForm = z.looseObject({
  ...TypedPage.shape,
  market: z.union([z.number(), z.string(), z.looseObject({ id: z.number() })]),
  slug: z.string().nullish(),
  metaDescription: z.string().nullish(),
})
// Each block is parsed again, field by field, when it is converted for the shop.
export const isPageFields = (value: unknown): value is PageFields => typeof value === 'object' && value !== null

const PREFIX = 'typed-page:'
const LIFE_MS = 10 * MINUTE
const Stored = z.object({ at: z.number(), typed: TypedPage })

type Typist = Readonly<{ page: number; staff: number }>
const keyFor = ({ page, staff }: Typist): string => `${PREFIX}${page}:${staff}`

/** Stores what a member of staff has typed into a page and not saved, for their preview. Returns when, in milliseconds. */
export async function storeTypedPage(req: PayloadRequest, typist: Typist, typed: z.infer<typeof PageForm>): Promise<number> {
  const at = Date.now()
  const data = JSON.stringify(Stored.parse({ at, typed }))
  const session = await openTransaction(req)
  await session.execute(sql`
    delete from payload_kv where starts_with(key, ${PREFIX}) and (data->>'at')::numeric < ${at - LIFE_MS}::numeric`)
  await session.execute(sql`insert into payload_kv (key, data) values (${keyFor(typist)}, ${data}::jsonb)
    on conflict (key) do update set data = excluded.data`)
  return at
}

/** What a member of staff has typed in ten minutes and since the page was saved (ISO 8601), or null; `now` in milliseconds. */
export async function readTypedPage(payload: Payload, typist: Typist, saved: string, now: number): Promise<PageFields | null> {
  const query = sql`select data from payload_kv where key = ${keyFor(typist)}`
  const { rows } = await getPostgres(payload).drizzle.execute(query)
  const { data } = Stored.safeParse(rows[0]?.data)
  const typed: unknown = data && data.at > Math.max(Date.parse(saved), now - LIFE_MS) ? data.typed : null
  return isPageFields(typed) ? typed : null
}
