'use client'

import { type ComponentType, useEffect } from 'react'
import type { ConsentSettingsTexts } from '@/storefront/consent/consent-settings'
import layout from '@/storefront/kit/layout.module.css'
import { afterStart, onFirstRender, whenHydrated } from '@/storefront/kit/lazy'
import { cartKey, STORED } from '@/storefront/kit/storage/browser-storage'
import { useStored } from '@/storefront/kit/storage/use-persisted'
import type { ClientShop } from '@/storefront/shop/client-shop'
import { useShop } from '@/storefront/shop/shop-provider'
import type { FailureProps } from './errors/error-place-panels'

/**
 * Points a country link to the same page in that country, if it exists: the `hreflang` link in the head has its
 * address and is up to date after each navigation. Without one, or without JavaScript, the link leads home.
 */
function followAlternate({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[data-country]') : null
  if (!(link instanceof HTMLAnchorElement)) return
  const alternate = document.head.querySelector(`link[rel="alternate"][hreflang="${link.hreflang}"]`)
  link.href = alternate instanceof HTMLLinkElement ? alternate.href : (link.dataset.country ?? link.href)
}

/** Events when a link is about to be used: both come before the click, the context menu and the new tab. */
const BEFORE_USE = ['pointerdown', 'focusin'] as const

function useAlternateLinks(): void {
  useEffect(() => {
    for (const event of BEFORE_USE) document.addEventListener(event, followAlternate)
    return () => {
      for (const event of BEFORE_USE) document.removeEventListener(event, followAlternate)
    }
  }, [])
}

/** Sets an attribute of the document that tests wait for: `hydrating`, then `finished` when every form takes a press (B-06). */
export function AppStart() {
  useEffect(() => whenHydrated(() => (document.documentElement.dataset.appState = 'finished')), [])
  useAlternateLinks()
  return null
}

const load = () => import('./after-start-parts')

// Parts of every page that show nothing at first: their code comes after the first load.
export const ConsentHost = afterStart(async () => (await load()).ConsentCheck)
export const TrackingHost = afterStart(async () => (await load()).Tracker)
export const NewBuild = afterStart(async () => (await load()).BuildWatch)
export const PreviewBridgeLater = afterStart(async () => (await import('@/storefront/content/preview-bridge')).PreviewBridge)
export const PartnerBridgeLater = afterStart(async () => (await import('@/storefront/widget/partner-bridge')).PartnerBridge)

/** Every page contains a place for a failure and one for the 404; their content is loaded only when it is needed. */
export const FailurePlace = onFirstRender<FailureProps>(async () => (await import('./errors/error-place-panels')).FailurePanel)
export const NotFoundPlace = onFirstRender(async () => (await import('./errors/error-place-panels')).NotFoundPanel)

/** A part whose code is loaded where browser storage holds something for it: a first visit has neither cart nor account. */
function onceStored<Props extends object>(
  keysOf: (shop: ClientShop) => readonly string[],
  load: () => Promise<ComponentType<Props>>,
  Without?: ComponentType<Props>,
) {
  const Part = afterStart(load)
  return function OnceStored(props: Props) {
    const isStored = useStored(...keysOf(useShop()))
    if (isStored) return <Part {...props} />
    return isStored === false && Without ? <Without {...props} /> : null
  }
}

const cartKeys = (shop: ClientShop) => [cartKey(shop)]
const accountKeys = ({ market }: ClientShop) => [`${STORED.account}.${market}`, STORED.unfinishedLogOut]

export const TransactionReset = onceStored(
  cartKeys,
  async () => (await import('@/storefront/cart/reset-transaction')).ResetTransaction,
)
export const CartCountLater = onceStored(
  cartKeys,
  async () => (await import('@/storefront/cart/cart-count')).CartCount,
  ({ none }) => <span className={layout.hidden}>{none}, </span>,
)
export const AccountMarkLater = onceStored(
  accountKeys,
  async () => (await import('@/storefront/account/session/account-mark')).AccountMark,
)

type SettingsProps = Readonly<{ texts: ConsentSettingsTexts; className?: string | undefined }>

/** Reserves the space until the code is loaded: before that nothing is measured, so there is no consent to change. */
const SettingsPlace = ({ texts, className }: SettingsProps) => (
  <button type="button" className={className} disabled>
    {texts.give}
  </button>
)
export const ConsentLink = afterStart<SettingsProps>(async () => (await load()).ConsentSettings, SettingsPlace)
