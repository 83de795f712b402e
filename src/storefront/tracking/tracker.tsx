'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { useConsent } from '@/storefront/consent/use-consent'
import { controllingSink, dataLayerSink, makeTrack, type Report } from './make-track'
import { forgetTouchpoints, noteReferrer, noteTouchpoints, takeTouchpoints } from './touchpoint-visit'
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

/** The browser gets its id first, so that every event can carry it; then the visit's campaign is reported, once. */
async function agreed(): Promise<void> {
  if (!idAsked && !/(?:^|; )client_id=/.test(document.cookie)) {
    idAsked = true
    await fetch('/api/controlling/client-id', { method: 'POST', credentials: 'same-origin' }).catch(silent)
  }
  const taken = takeTouchpoints()
  if (taken === null) return
  landing = taken
  track({ name: 'touchpoint' })
}

/** Receives the shop's facts and passes them to the sinks while the visitor consents. */
export function Tracker() {
  const { ready, consent } = useConsent()
  const given = ready && consent === true
  const may = useRef(false)
  const path = usePathname()
  useEffect(() => {
    noteTouchpoints(location)
    noteReferrer(document.referrer, location.origin)
  }, [path])
  useEffect(() => {
    may.current = given
  }, [given])
  useEffect(() => {
    if (ready) return hearFacts(makeTrack(sinks, () => may.current, silent))
  }, [ready])
  useEffect(() => {
    if (given) void agreed().catch(silent)
    else if (ready && consent === false) forgetTouchpoints()
  }, [given, ready, consent, path])
  return null
}
