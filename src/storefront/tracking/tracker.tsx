'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { pickTouchpoints } from '@/domain/touchpoints'
import { useConsent } from '@/storefront/consent/use-consent'
import { forgetStored, readStored, writeStored } from '@/storefront/kit/storage/browser-storage'
import { controllingSink, dataLayerSink, makeTrack, type Report } from './make-track'
import { hearFacts, track } from './track'

const silent = () => undefined

/** Sends without waiting and without a result; `keepalive` lets the request outlive the page (F8). */
function sendReport(report: Report, address: string): void {
  const url = `${location.origin}${address}`
  fetch('/api/controlling/controlling', {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...report, url }),
  }).catch(silent)
}

function pushToDataLayer(row: unknown): void {
  const layer: unknown = Reflect.get(globalThis, 'dataLayer')
  if (Array.isArray(layer)) layer.push(row)
}

/** A campaign is reported with the address of its landing page. */
const sinks = [
  dataLayerSink(pushToDataLayer),
  controllingSink((report) => sendReport(report, report.eventName === 'marketing_touchpoint' ? landing : location.pathname)),
]
let landing = ''
let idAsked = false

/** The browser gets its id first, so that every event can carry it. */
async function askForId(): Promise<void> {
  if (idAsked || /(?:^|; )client_id=/.test(document.cookie)) return
  idAsked = true
  await fetch('/api/controlling/client-id', { method: 'POST', credentials: 'same-origin' }).catch(silent)
}

/** Reports the visit's campaign, once. */
function reportTouchpoints(): void {
  const taken = takeTouchpoints()
  if (taken === null) return
  landing = taken
  track({ name: 'touchpoint' })
}

/** Passes the shop's facts to the sinks while the visitor consents. Before an answer they wait; a no drops them. */
export function Tracker() {
  const { ready, consent } = useConsent()
  const answer = ready ? consent : null
  const [isHeard, setHeard] = useState(false)
  const path = usePathname()
  useEffect(() => {
    noteTouchpoints(location)
    noteReferrer(document.referrer, location.origin)
  }, [path])
  useEffect(() => {
    if (answer === null) return
    let stop = () => {}
    let isOver = false
    const listen = () => {
      if (isOver) return
      stop = hearFacts(makeTrack(sinks, () => answer && !isOver, silent))
      setHeard(answer)
    }
    if (answer) void askForId().then(listen)
    else {
      forgetTouchpoints()
      listen()
    }
    return () => {
      isOver = true
      stop()
      setHeard(false)
    }
  }, [answer])
  useEffect(() => {
    if (isHeard) reportTouchpoints()
  }, [isHeard, path])
  return null
}

/**
 * The campaign that this visit began with: path and touchpoint parameters of its landing page. It waits in the tab's
 * storage until consent is answered, because a form and a reload create a new document
 * (`docs/decisions/0040-touchpoints-wait-in-the-tab.md`). After a yes it is reported once, after a no it is deleted.
 */
const PREFIX = 'touchpoint-'
const WAITING = `${PREFIX}waiting`
/** The parameters that were reported, so that a reload of the same address reports nothing twice. */
const REPORTED_KEY = `${PREFIX}told`
const MAX_CHARS = 2000
/** Used when the browser's storage is forbidden. */
let inMemory = new Map<string, string>()

const read = (key: string): string | null => readStored('session', key) ?? inMemory.get(key) ?? null
function write(key: string, text: string): void {
  inMemory.set(key, text)
  writeStored('session', key, text)
}

type Address = Readonly<{ pathname: string; search: string }>

/**
 * Notes the touchpoints in the address of a document or a navigation; the newest campaign counts until it has been
 * reported.
 */
export function noteTouchpoints({ pathname, search }: Address): void {
  const query = pickTouchpoints(new URLSearchParams(search)).toString()
  const landing = `${pathname}?${query}`
  if (query === '' || landing.length > MAX_CHARS || read(REPORTED_KEY) === query) return
  write(WAITING, landing)
}

/**
 * Notes the touchpoints of the previous page, if it was one of ours: its form may have been sent before this code was
 * loaded.
 */
export function noteReferrer(referrer: string, origin: string): void {
  if (read(WAITING) !== null || read(REPORTED_KEY) !== null || !URL.canParse(referrer)) return
  const page = new URL(referrer)
  if (page.origin === origin) noteTouchpoints(page)
}

/**
 * Returns path and query of the landing page to report, once; null when there is nothing (more) to report. Call only
 * after consent.
 */
export function takeTouchpoints(): string | null {
  const landing = read(WAITING)
  if (landing === null) return null
  inMemory.delete(WAITING)
  writeStored('session', WAITING, null)
  write(REPORTED_KEY, landing.slice(landing.indexOf('?') + 1))
  return landing
}

/** After a refused consent: deletes the origin of the visit. */
export function forgetTouchpoints(): void {
  inMemory = new Map()
  forgetStored('session', PREFIX)
}
