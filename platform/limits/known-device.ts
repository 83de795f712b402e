import { DAY } from '@trade-in-shop/runtime/durations'
import type { Platform } from '@platform/context'
import { keyedHash } from '@platform/token-hash'
import type { Db } from '@platform/store/pool'

const LIFE_MS = 180 * DAY
/** Of one account or trade; the one that was used longest ago is forgotten. */
const MAX_DEVICES = 20

type Owner = Readonly<{ customerId: string } | { tradeId: string }>

const hashOf = ({ env }: Platform, device: string) => keyedHash(env.PLATFORM_SECRET, 'known-device', device)

const KNOWN = {
  /** An account by its address. */
  email: `select from platform.known_devices d join platform.identities i on i.customer_id = d.customer_id
    where i.email = $1 and d.device = $2 and d.expires_at > $3`,
  /** A trade by its number: a device of its own, or one of the customer who owns the trade. */
  tradeNumber: `select from platform.trades t join platform.known_devices d on d.trade_id = t.id or d.customer_id = t.customer_id
    where t.number = $1 and d.device = $2 and d.expires_at > $3 limit 1`,
} as const

/** Runs the same statement for every owner, known or not, so that the time reveals nothing (security 18). */
export async function isKnownDevice(
  platform: Platform,
  by: keyof typeof KNOWN,
  owner: string,
  device: string | null,
  now: Date,
): Promise<boolean> {
  if (device === null) return false
  const { rowCount } = await platform.pool.query(KNOWN[by], [owner, hashOf(platform, device), now])
  return (rowCount ?? 0) > 0
}

/** Remembers a device for half a year from now; does nothing without a device. */
export async function rememberDevice(db: Db, platform: Platform, owner: Owner, device: string | null, now: Date): Promise<void> {
  if (device === null) return
  const [column, id] = 'customerId' in owner ? ['customer_id', owner.customerId] : ['trade_id', owner.tradeId]
  await db.query(
    `insert into platform.known_devices (${column}, device, expires_at) values ($1, $2, $3)
     on conflict (${column}, device) do update set expires_at = excluded.expires_at`,
    [id, hashOf(platform, device), new Date(now.getTime() + LIFE_MS)],
  )
  await db.query(
    `delete from platform.known_devices where id in
       (select id from platform.known_devices where ${column} = $1 order by expires_at desc, id desc offset $2)`,
    [id, MAX_DEVICES],
  )
}

/** After a new password: browsers that knew the old one become unknown, except the one that has set it. */
export const forgetOtherDevices = (db: Db, platform: Platform, customerId: string, device: string | null): Promise<unknown> =>
  db.query('delete from platform.known_devices where customer_id = $1 and device is distinct from $2', [
    customerId,
    device === null ? null : hashOf(platform, device),
  ])
