import type { Payload } from 'payload'
import type { Role } from '@/collections/access/roles'
import { type SeededMarket, seededMarkets } from './sample-content'
import type { SeededCollection } from './documents'
import { seedMarket } from './seed-market'
import { TRANSLATED } from './seeds'
import type { SeedOutcome } from './seed-store'

export type Member = Readonly<{
  email: string
  password: string
  name: string
  role: Role
  markets: readonly string[]
}>

/** Creates a login that is not there yet; an existing one keeps its password, role and markets. */
async function seedMember(payload: Payload, member: Member): Promise<'made' | 'left'> {
  const { email, password, name, role } = member
  const always = { overrideAccess: true, depth: 0 } as const
  const { totalDocs } = await payload.count({ collection: 'staff', where: { email: { equals: email } }, ...always })
  if (totalDocs > 0) return 'left'
  const { docs } = await payload.find({
    collection: 'markets',
    where: { code: { in: [...member.markets] } },
    limit: 100,
    ...always,
  })
  await payload.create({
    collection: 'staff',
    data: { email, password, name, role, markets: docs.map((market) => market.id) },
    ...always,
  })
  return 'made'
}

type SeedCmsOptions = Readonly<{
  port: number
  /** Resets seeded documents to their first state; without it, editors' changes stay. */
  reset: boolean
  staff: readonly Member[]
  say: (line: string) => void
}>

/**
 * Fills the CMS: admins first, so that strangers never find a CMS in which they could create the first user; then market by
 * market, the translated one first, then the other staff. Creates missing documents and leaves alone those that exist or were created and deleted before.
 * Safe to kill and repeat (F14).
 */
export async function seedCms(payload: Payload, { port, reset, staff, say }: SeedCmsOptions): Promise<void> {
  const tally = new Map<SeededCollection, Record<SeedOutcome, number>>()
  const count = (slug: SeededCollection, outcome: SeedOutcome) => {
    const row = tally.get(slug) ?? { made: 0, reset: 0, left: 0 }
    row[outcome] += 1
    tally.set(slug, row)
  }
  const members = { made: 0, left: 0 }
  for (const member of staff.filter(({ role }) => role === 'admin')) members[await seedMember(payload, member)] += 1
  const isTranslated = ({ content }: SeededMarket) => Number(content.market.code !== TRANSLATED.from)
  const markets = (await seededMarkets({ port })).toSorted((a, b) => isTranslated(a) - isTranslated(b))
  for (const market of markets) await seedMarket(payload, market, reset, count)
  for (const member of staff.filter(({ role }) => role !== 'admin')) members[await seedMember(payload, member)] += 1
  say(`staff: ${members.made} made, ${members.left} left`)
  for (const [slug, row] of tally) say(`${slug}: ${row.made} made, ${row.reset} reset, ${row.left} left`)
}
