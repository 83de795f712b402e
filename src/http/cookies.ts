import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Shop } from '@/domain/routing/shop'
import { DAY, SECOND } from '@trade-in-shop/runtime/durations'

/** How long a browser is remembered after a log-in. */
export const DEVICE_SECONDS = (180 * DAY) / SECOND

const SIGNED = /^([\w-]{22})\.([\w-]{43})$/

/** `purpose` keeps the devices of customers apart from those of staff. */
export type DeviceKey = Readonly<{ secret: string; purpose: 'customer device' | 'staff device' }>

/** 128 random bits that identify the browser and contain no data of its user. */
export const newDevice = (): string => randomBytes(16).toString('base64url')

const signatureOf = (device: string, { secret, purpose }: DeviceKey): Buffer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)))
    .update(device)
    .digest()

export const signDevice = (device: string, key: DeviceKey): string =>
  `${device}.${signatureOf(device, key).toString('base64url')}`

/** The id in a device cookie; undefined without a cookie of ours. */
export function readDevice(cookie: string | undefined, key: DeviceKey): string | undefined {
  const [, device, signature] = SIGNED.exec(cookie ?? '') ?? []
  if (device === undefined || signature === undefined) return undefined
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(device, key)
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : undefined
}

/** The cookies of a `Cookie` header. Of equal names the first wins, because browsers send the most specific one first. */
export function cookiesIn(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of (header ?? '').split(';')) {
    const [name = '', ...value] = pair.trim().split('=')
    if (!cookies.has(name)) cookies.set(name, value.join('='))
  }
  return cookies
}

/** A session's cookies belong to one host, which needs the prefix only where browsers allow it. */
export type ShopOfSession = Pick<Shop, 'origin'>
export const isSecure = (shop: ShopOfSession): boolean => shop.origin.startsWith('https:')
export type CookieName = 'access' | 'refresh' | 'device'
export const cookieName = (shop: ShopOfSession, name: CookieName): string => (isSecure(shop) ? `__Host-${name}` : name)

/** Whether a browser may have a session; without one of its cookies the visitor is not logged in. */
export function mayHaveSession(shop: ShopOfSession, cookieHeader: string | undefined): boolean {
  if (cookieHeader === undefined) return false
  const cookies = cookiesIn(cookieHeader)
  return cookies.has(cookieName(shop, 'access')) || cookies.has(cookieName(shop, 'refresh'))
}
