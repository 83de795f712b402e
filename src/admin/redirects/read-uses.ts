import * as z from 'zod'
import { readCms } from '@trade-in-shop/payload-workbench/requests/cms-api'

export type Use = Readonly<{ hits: number; lastHitAt: string | null }>

const Answer = z.object({
  docs: z.array(z.object({ redirect: z.union([z.number(), z.string()]), hits: z.number(), lastHitAt: z.string().nullish() })),
})
const MAX_REDIRECTS = 500

type Waiting = Readonly<{ id: string; resolve: (use: Use | null) => void; reject: (error: unknown) => void }>
let waiting: Waiting[] = []

/** How often a redirect was used; null for never. Rows that ask at the same time share one request. */
export const readUse = (id: string): Promise<Use | null> =>
  new Promise((resolve, reject) => {
    if (waiting.length === 0) setTimeout(() => void readWaiting())
    waiting.push({ id, resolve, reject })
  })

async function readWaiting(): Promise<void> {
  const asked = waiting
  waiting = []
  for (let start = 0; start < asked.length; start += MAX_REDIRECTS) await readSome(asked.slice(start, start + MAX_REDIRECTS))
}

async function readSome(asked: readonly Waiting[]): Promise<void> {
  try {
    const ids = [...new Set(asked.map(({ id }) => id))]
    const query = new URLSearchParams({ 'where[redirect][in]': ids.join(','), depth: '0', limit: String(MAX_REDIRECTS) })
    const { docs } = await readCms(`redirect-hits?${query}`, Answer)
    const uses = new Map(docs.map(({ redirect, hits, lastHitAt }) => [String(redirect), { hits, lastHitAt: lastHitAt ?? null }]))
    for (const { id, resolve } of asked) resolve(uses.get(id) ?? null)
  } catch (error) {
    for (const { reject } of asked) reject(error)
  }
}
