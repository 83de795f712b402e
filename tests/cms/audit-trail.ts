import type { TypedUser } from 'payload'
import { Client } from 'pg'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { member } from './people'
import { startCms } from './start-cms'

/** A CMS with two markets, an admin and a manager of the first, and the newest entries of its audit log. */
export async function auditTrail() {
  const cms = await startCms()
  const { payload } = cms
  const content: TwoMarkets = await contentOfTwoMarkets(payload)
  const admin: TypedUser = await member(payload, 'admin', [], 'ada@shop.example')
  const manager: TypedUser = await member(payload, 'market-manager', [content.own.markets], 'mara@shop.example')
  const sql = new Client({ connectionString: cms.url })
  await sql.connect()
  let newest = 0
  return {
    payload,
    url: cms.url,
    content,
    admin,
    manager,
    sql,
    /** Ignores all entries so far. */
    forget: async () => void (newest = (await sql.query('select coalesce(max(id), 0) as id from audit_log')).rows[0].id),
    told: async () => {
      const where = { id: { greater_than: newest } }
      const { docs } = await payload.find({
        collection: 'audit-log',
        where,
        sort: 'id',
        depth: 0,
        limit: 0,
        overrideAccess: true,
      })
      return docs
    },
    stop: async () => {
      await sql.end()
    },
  }
}
export type AuditTrail = Awaited<ReturnType<typeof auditTrail>>

/** As this person, with access checked. */
export const byStaff = (user: TypedUser) => ({ user, overrideAccess: false, depth: 0 }) as const

export const redirectData = (from: string, market: number) =>
  ({ market, from, match: 'exact', to: { kind: 'screen', screen: 'contact' }, status: '301', enabled: true }) as const
