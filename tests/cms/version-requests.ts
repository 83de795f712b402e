import { createLocalReq, type Payload, type TypedUser } from 'payload'
import { auditTrail } from './audit-trail'
import { member, type Role } from './people'
import { staffQuestions } from './staff-requests'

type RestoreRequest = Readonly<{ fields: readonly string[]; updatedAt: string; publish?: boolean }>
export type VersionRequests = Awaited<ReturnType<typeof versionRequests>>

/** A CMS with a member of staff of each role, and the requests that read and restore versions. */
export async function versionRequests() {
  const trail = await auditTrail()
  const payload: Payload = trail.payload
  const market = trail.content.own.markets
  const ask = staffQuestions(payload)
  const people = new Map<Role, TypedUser>()
  for (const role of ['admin', 'content-manager', 'market-manager', 'translator', 'read-only'] as const)
    people.set(role, await member(payload, role, role === 'market-manager' ? [market] : []))
  const versions = async (collection: 'markets' | 'pages', parent: number) => {
    const where = { parent: { equals: parent } }
    const found = await payload.findVersions({ collection, where, sort: '-updatedAt', limit: 0, depth: 0, overrideAccess: true })
    return found.docs
  }
  const bring = (collection: string, version: string | number, role: Role, body: RestoreRequest) =>
    ask('POST', `/${collection}/versions/${version}/fields`, role, body)
  const requestOf = (role: Role) => {
    const user = people.get(role)
    return createLocalReq(user ? { user } : {}, payload)
  }
  return { trail, payload, market, people, ask, versions, bring, requestOf }
}
