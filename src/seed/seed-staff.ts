import type { Payload } from 'payload'
import type { Role } from '@/collections/access/staff'

export type Member = Readonly<{
  email: string
  password: string
  name: string
  role: Role
  markets: readonly string[]
}>

/** Creates a login that is not there yet; an existing one keeps its password, role and markets. */
export async function seedMember(payload: Payload, member: Member): Promise<'made' | 'left'> {
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
