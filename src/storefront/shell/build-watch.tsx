'use client'
import { useEffect } from 'react'
import { HOUR } from '@trade-in-shop/runtime/durations'
import { toast } from '@/storefront/kit/overlays/toast'
import { loadNextPageWhole } from '@/storefront/kit/use-navigate'
import { readStored, writeStored } from '@/storefront/kit/storage/browser-storage'

/** One hour (B-02). */
const CHECK_EVERY_MS = HOUR
/** The global under which the framework stores the id of this tab's build. */
const BUILD_ID = 'NEXT_DEPLOYMENT_ID'
const BUILD_FILE = /\/_next\/static\//

let problemSaid = false

/** The build that the server runs now; null when it does not answer, which is logged once (E-07). */
async function latestBuild(): Promise<string | null> {
  try {
    const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' })
    const latest: unknown = await response.json()
    if (response.ok && typeof latest === 'object' && latest !== null && 'id' in latest) return String(latest.id)
    throw new Error(String(response.status))
  } catch {
    if (!problemSaid) console.error('Error fetching app manifest.')
    problemSaid = true
    return null
  }
}

async function check(own: string): Promise<void> {
  const latest = await latestBuild()
  if (latest !== null && latest !== own) loadNextPageWhole()
}

/** True when a file of the build failed to load: code or styles that a part of the page needs. */
function isBuildFile({ target }: Event): boolean {
  if (target instanceof HTMLScriptElement) return BUILD_FILE.test(target.src)
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet' && BUILD_FILE.test(target.href)
}

/** Reloads the page. Without a connection a new document could not be loaded either, so the page stays as it is. */
async function recover(missingText: string): Promise<void> {
  if ((await latestBuild()) === null) return
  if (mayReload(location.pathname, Date.now())) location.reload()
  else toast({ text: missingText })
}

/**
 * Watches for a new build, hourly and when the tab becomes visible again, and for build files that fail to load (B-02,
 * B-03). Typed text and the cart are in storage and survive both.
 */
export function BuildWatch({ missingText }: { missingText: string }) {
  useEffect(() => {
    const own: unknown = Reflect.get(globalThis, BUILD_ID)
    // In development there is no build id.
    if (typeof own !== 'string') return
    const onVisible = () => document.visibilityState === 'visible' && void check(own)
    // Without a connection every file is missing; one that is back a moment later must not cost what was typed.
    const onError = (event: Event) => navigator.onLine && isBuildFile(event) && void recover(missingText)
    const timer = setInterval(() => void check(own), CHECK_EVERY_MS)
    document.addEventListener('visibilitychange', onVisible)
    addEventListener('error', onError, { capture: true })
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
      removeEventListener('error', onError, { capture: true })
    }
  }, [missingText])
  return null
}

/** Within this time a path is reloaded at most once (B-03). */
export const RELOAD_GUARD_MS = 10_000
/** Stops a page whose path changes with each reload. */
const MAX_PATHS = 20
const KEY = 'reloaded'

type Reload = readonly [path: string, at: number]
const isReload = (row: unknown): row is Reload =>
  Array.isArray(row) && row.length === 2 && typeof row[0] === 'string' && typeof row[1] === 'number'

/** The reloads of the last ten seconds; one later than `now` was written before the clock was set back, so it is ignored. */
function recentReloads(now: number): Reload[] {
  try {
    const rows: unknown = JSON.parse(readStored('session', KEY) ?? '[]')
    return (Array.isArray(rows) ? rows : []).filter(isReload).filter(([, at]) => at <= now && now - at < RELOAD_GUARD_MS)
  } catch {
    return []
  }
}

/**
 * Whether the page may be reloaded because a part of it failed to load; stores the reload. Without a writable storage
 * none is allowed, because two pages that each miss a part would reload for ever. `now` in epoch ms.
 */
export function mayReload(path: string, now: number): boolean {
  const recent = recentReloads(now)
  if (recent.length >= MAX_PATHS || recent.some(([other]) => other === path)) return false
  return writeStored('session', KEY, JSON.stringify([...recent, [path, now]]))
}
