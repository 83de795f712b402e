import type { Payload, TypedUser } from 'payload'

export type Role = 'admin' | 'content-manager' | 'market-manager' | 'translator' | 'read-only'
export const PASSWORD = 'a-password-of-the-tests-1'

/** A member of staff, as a request carries it. */
export async function member(
  payload: Payload,
  role: Role,
  markets: number[],
  email = `${role}@shop.example`,
  password = PASSWORD,
): Promise<TypedUser> {
  const data = { email, password, name: role, role, markets }
  const made = await payload.create({ collection: 'staff', data, overrideAccess: true })
  const user = await payload.findByID({ collection: 'staff', id: made.id, depth: 0, overrideAccess: true })
  return { ...user, collection: 'staff' }
}
