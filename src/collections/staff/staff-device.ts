import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { cookiesIn, DEVICE_SECONDS, newDevice, readDevice, signDevice, type DeviceKey } from '@/http/cookies'
import { openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'

const PREFIX = 'known-device'
/** Request context key: this request has just made its browser a known device. */
const REMEMBERED = 'rememberedDevice'
/** Most known devices of one member of staff; the least recently used is forgotten. */
const MAX_DEVICES = 20

const keyFor = ({ payload }: PayloadRequest): DeviceKey => ({ secret: payload.config.secret, purpose: 'staff device' })
const nameOf = (isSecure: boolean): string => (isSecure ? '__Host-staff-device' : 'staff-device')
const hashOf = ({ payload }: PayloadRequest, device: string): string =>
  createHmac('sha256', payload.config.secret).update(`staff device ${device}`).digest('base64url')

/** The device id in the signed cookie; null for a browser that has not logged in to the CMS. */
export function readDeviceCookie(req: PayloadRequest): string | null {
  const isSecure = req.payload.collections.staff.config.auth.cookies.secure === true
  return readDevice(cookiesIn(req.headers.get('cookie')).get(nameOf(isSecure)), keyFor(req)) ?? null
}

/**
 * Whether the device has logged in to this account. One statement, whether the account exists or not, so that the time does
 * not reveal it.
 */
export async function isKnownDevice(req: PayloadRequest, account: string, device: string): Promise<boolean> {
  const session = await openTransaction(req)
  const { rowCount } = await session.execute(sql`
    select from payload_kv k join staff s on k.key = ${PREFIX} || ':' || s.id || ':' || ${hashOf(req, device)}
    where s.email = ${account} and (k.data ->> 'until')::numeric > ${Date.now()}`)
  return rowCount === 1
}

/** Makes the browser a known device for half a year, in the login's transaction. */
export async function rememberDevice(req: PayloadRequest, id: number | string, isSecure: boolean): Promise<void> {
  const device = readDeviceCookie(req) ?? newDevice()
  const session = await openTransaction(req)
  const data = JSON.stringify({ until: Date.now() + DEVICE_SECONDS * 1000 })
  await session.execute(sql`
    insert into payload_kv (key, data) values (${`${PREFIX}:${id}:${hashOf(req, device)}`}, ${data}::jsonb)
    on conflict (key) do update set data = excluded.data`)
  await session.execute(sql`
    delete from payload_kv where key in (
      select key from payload_kv where starts_with(key, ${`${PREFIX}:${id}:`})
      order by (data ->> 'until')::numeric desc offset ${MAX_DEVICES})`)
  req.context[REMEMBERED] = device
  req.responseHeaders = new Headers(req.responseHeaders)
  req.responseHeaders.append('Set-Cookie', cookieOf(nameOf(isSecure), signDevice(device, keyFor(req)), isSecure))
}

const cookieOf = (name: string, value: string, isSecure: boolean): string =>
  `${name}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${DEVICE_SECONDS}${isSecure ? '; Secure' : ''}`

/** After a new password, forgets all known devices but the one that sent the request. */
export async function forgetOtherDevices(req: PayloadRequest, id: number | string): Promise<void> {
  const session = await openTransaction(req)
  const remembered = req.context[REMEMBERED]
  const device = typeof remembered === 'string' ? remembered : readDeviceCookie(req)
  const own = device === null ? '' : `${PREFIX}:${id}:${hashOf(req, device)}`
  await session.execute(sql`delete from payload_kv where starts_with(key, ${`${PREFIX}:${id}:`}) and key <> ${own}`)
}

export const forgetDevices: CollectionAfterDeleteHook = async ({ id, req }) => {
  const session = await openTransaction(req)
  await session.execute(sql`delete from payload_kv where starts_with(key, ${`${PREFIX}:${id}:`})`)
}
