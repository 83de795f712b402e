'use client'
import { useEffect } from 'react'
import type { Money } from '@trade-in-shop/contracts/money'
import { FACT_EVENT } from '@/storefront/tracking/track'
import { type Accents, isColour, applyAccents } from './accent'
import { watchHeight } from './frame-height'

/** The contract's version (`docs/widget.md`); receivers ignore messages of another version. */
const VERSION = 1

/** The messages of a widget to the page around it: its state, and facts without personal data (L-05, P-19). */
type WidgetMessage =
  | Readonly<{ type: 'ready' }>
  /** Whole CSS pixels. */
  | Readonly<{ type: 'height'; height: number }>
  /**
   * The part that has just opened begins this many CSS pixels below the frame's top; the page around should scroll
   * there.
   */
  | Readonly<{ type: 'reveal'; top: number }>
  | Readonly<{ type: 'quote'; deviceId: string; price: Money }>
  | Readonly<{ type: 'trade'; tradeId: string; total: Money }>
  /** A setting of the page's script tag that the widget could not follow. */
  | Readonly<{ type: 'hint'; about: 'language' | keyof Accents }>

export const sealed = (message: WidgetMessage) => ({ revalo: VERSION, ...message })

type Loose = Readonly<Record<string, unknown>>
const loose = (value: unknown): Loose => (typeof value === 'object' && value !== null ? { ...value } : {})
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 128

/** True for `hello`, by which the page around asks for `ready` and the height once more. */
export function isHello(data: unknown): boolean {
  const { revalo, type } = loose(data)
  return revalo === VERSION && type === 'hello'
}

type Settings = Accents & Readonly<{ language: string | null }>

/** What the page's script tag asks for, each member strictly parsed; null for any other message. */
export function parseSettings(data: unknown): Settings | null {
  const { revalo, type, language, accent, accentDark } = loose(data)
  if (revalo !== VERSION || type !== 'settings') return null
  const colour = (value: unknown) => (isColour(value) ? value : null)
  const isLanguage = isText(language) && /^[a-z]{2,3}(-[a-z]{2})?$/i.test(language)
  return { language: isLanguage ? language : null, accent: colour(accent), accentDark: colour(accentDark) }
}

/** Minor units and currency, without other members of the fact. */
function moneyOf(value: unknown): Money | null {
  const { amount, currency } = loose(value)
  return Number.isSafeInteger(amount) && currency === 'EUR' ? { amount: Number(amount), currency } : null
}

/** The message for a fact of the shop, built member by member; null for facts that the partner must not see. */
export function toWidgetMessage(fact: unknown): WidgetMessage | null {
  const { name, deviceId, tradeId, price, total } = loose(fact)
  if (name === 'offerGenerated') {
    const money = moneyOf(price)
    return isText(deviceId) && money ? { type: 'quote', deviceId, price: money } : null
  }
  if (name !== 'traded') return null
  const money = moneyOf(total)
  return isText(tradeId) && money ? { type: 'trade', tradeId, total: money } : null
}

/** What a browser reveals about the page around a frame; not every browser has `ancestorOrigins`. */
type Around = Readonly<{ ancestorOrigins?: ArrayLike<string> | undefined; referrer: string }>

/** The origin of the page that frames this one, if it is one of the partner's; null when it is unknown (L-05). */
export function framingOrigin(origins: readonly string[], { ancestorOrigins, referrer }: Around): string | null {
  const named = ancestorOrigins?.[0] ?? (URL.canParse(referrer) ? new URL(referrer).origin : null)
  return origins.find((origin) => origin === named) ?? null
}

type Props = Readonly<{
  /** The partner's origins, as in `frame-ancestors`: messages go to no others. */
  origins: readonly string[]
}>

/** Exchanges messages with the partner's page around the widget; does nothing outside a frame (security 23). */
export function PartnerBridge({ origins }: Props) {
  useEffect(() => (window.parent === window ? undefined : openBridge(origins)), [origins])
  return null
}

function openBridge(origins: readonly string[]): () => void {
  const root = document.documentElement
  root.dataset.framed = ''
  // eslint-disable-next-line compat/compat -- undefined in Firefox, where the referrer says the same
  let partner = framingOrigin(origins, { ancestorOrigins: location.ancestorOrigins, referrer: document.referrer })
  // Never post to `*`: while the framing origin is unknown, nothing is sent.
  const tell = (message: WidgetMessage) => void (partner && window.parent.postMessage(sealed(message), partner))
  const heights = watchHeight((height) => tell({ type: 'height', height }))
  const greet = () => {
    tell({ type: 'ready' })
    heights.report()
  }
  let removeAccents = () => {}
  const follow = ({ language, ...accents }: Settings) => {
    // A host has one language; a page in another one gets a hint.
    if (language !== null && primary(language) !== primary(root.lang)) tell({ type: 'hint', about: 'language' })
    removeAccents()
    removeAccents = applyAccents(accents, (about) => tell({ type: 'hint', about }))
  }
  const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || !origins.includes(origin)) return
    const settings = parseSettings(data)
    if (!settings && !isHello(data)) return
    partner = origin
    if (settings) follow(settings)
    else greet()
  }
  const onFact = (event: Event) => {
    const message = event instanceof CustomEvent ? toWidgetMessage(event.detail) : null
    if (message) tell(message)
  }
  let pressing = false
  const onPress = ({ type }: Event) => void (pressing = type === 'mousedown')
  const onFocus = ({ target }: FocusEvent) => {
    // Only for focus set by code (a question that has opened, a dialog, the content of the next page). A press focuses its
    // surroundings too.
    if (pressing || !(target instanceof HTMLElement) || target.tabIndex !== -1) return
    // After the new height has been sent.
    afterPaint(() => tell({ type: 'reveal', top: Math.max(0, Math.round(target.getBoundingClientRect().top)) }))
  }
  window.addEventListener('message', onMessage)
  document.addEventListener(FACT_EVENT, onFact)
  document.addEventListener('focusin', onFocus)
  for (const event of PRESSES) document.addEventListener(event, onPress, { capture: true })
  for (const event of BEFORE_USE) document.addEventListener(event, outward)
  greet()
  return () => {
    heights.stop()
    window.removeEventListener('message', onMessage)
    document.removeEventListener(FACT_EVENT, onFact)
    document.removeEventListener('focusin', onFocus)
    for (const event of PRESSES) document.removeEventListener(event, onPress, { capture: true })
    for (const event of BEFORE_USE) document.removeEventListener(event, outward)
    removeAccents()
    delete root.dataset.framed
  }
}

/** `de` of `de-AT`. */
const primary = (language: string) => language.split('-')[0]?.toLowerCase()

const afterPaint = (work: () => void) => requestAnimationFrame(() => requestAnimationFrame(work))

const PRESSES = ['mousedown', 'mouseup', 'click', 'keydown'] as const
const BEFORE_USE = ['pointerdown', 'focusin'] as const

/** Opens links to other sites outside the frame, because another site must not appear inside a partner's page. */
function outward({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || !/^https?:$/.test(link.protocol) || link.origin === location.origin) return
  if (link.target === '') link.target = '_top'
  link.relList.add('noopener')
}
