import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import * as z from 'zod'
import {
  type CarrierRule,
  isTimely,
  MailSender,
  readShopSettings,
  SHOP_SETTINGS_HEADER,
  type ShopSettings,
  type SignedSettings,
} from '@trade-in-shop/contracts/shop-settings'
import type { PlatformEnv } from '@platform/platform-env'
import { HttpProblem } from './http-problem'

const storage = new AsyncLocalStorage<ShopSettings | null>()

/** Headers whose signature is right; a shop sends the same one for ten seconds. */
const verified = new LRUCache<string, SignedSettings>({ max: 200 })

function readOnce(secret: string, header: string): SignedSettings | null {
  const key = `${secret} ${header}`
  const read = verified.get(key) ?? readShopSettings(secret, header)
  if (read) verified.set(key, read)
  return read
}

/**
 * Makes the settings of the caller's shop available to everything that `run` does. Throws 401 for settings that the shop did
 * not sign.
 */
export function withShopSettings<T>({ SERVICE_SECRET }: PlatformEnv, headers: IncomingHttpHeaders, run: () => T): T {
  const header = headers[SHOP_SETTINGS_HEADER]
  if (header === undefined) return storage.run(null, run)
  const signed = typeof header === 'string' ? readOnce(SERVICE_SECRET, header) : null
  if (!signed || !isTimely(signed, Date.now())) throw new HttpProblem(401, 'unauthorized')
  return storage.run(signed.settings, run)
}

/** Null outside a call of a shop: in commands, workers, and calls of other clients. */
export const shopSettings = (): ShopSettings | null => storage.getStore() ?? null

/** The sender of a stored mail, with the shop that its links lead to; mails of older versions have none. */
export const StoredSender = MailSender.extend({ origin: z.string().optional() })
export type StoredSender = z.infer<typeof StoredSender>

/** The sender of the call's mails, with the address of the shop that called: their links lead there. */
export function senderOfCall(): StoredSender | null {
  const settings = shopSettings()
  return settings && { ...settings.sender, origin: settings.market.origin }
}

/** Who carries the parcels of a market; undefined where its shop did not call or says nothing of it. */
export function carrierOfCall(application: string): CarrierRule | undefined {
  const settings = shopSettings()
  return settings?.application === application ? settings.carrier : undefined
}

/** The settings of a call that requires them; 401 when they are missing or another market's. */
export function requireShopSettings(application: string): ShopSettings {
  const settings = shopSettings()
  if (settings?.application !== application) throw new HttpProblem(401, 'unauthorized')
  return settings
}
