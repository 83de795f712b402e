'use client'
import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { Suggestions } from '@trade-in-shop/contracts/suggestions'
import { ownApi } from '@/storefront/kit/own-api'

const PAUSE_MS = 80
const MIN_CHARACTERS = 2
const COUNTED_PAUSE_MS = 2000
const MIN_COUNTED_CHARACTERS = 3

/** A model with its sizes in a row, to look for one; or each device, to choose one. */
type Rows = 'devices' | 'models'

const pathTo = (query: Readonly<Record<string, string>>): string => `/api/search?${new URLSearchParams(query)}`
const ask = (path: string): Promise<Suggestions> => ownApi({ path, answer: Suggestions, deadlineMs: 4000 })
const ONCE = { revalidateOnFocus: false, shouldRetryOnError: false } as const
const FOR_GOOD = { ...ONCE, revalidateIfStale: false, revalidateOnReconnect: false } as const

/** Returns the text once typing has paused for so long. */
function usePaused(text: string, milliseconds: number): string {
  const [paused, setPaused] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), milliseconds)
    return () => clearTimeout(timer)
  }, [text, milliseconds])
  return paused
}

/** Devices that match the text; the previous ones stay visible while the next are loading. */
export function useSuggestions(typed: string, rows: Rows) {
  const text = typed.trim().replace(/\s+/g, ' ').slice(0, 80)
  const wanted = usePaused(text, PAUSE_MS)
  const asked = text.length >= MIN_CHARACTERS && wanted.length >= MIN_CHARACTERS
  const { data, error, mutate } = useSWR(asked ? pathTo({ q: wanted, rows }) : null, ask, {
    ...ONCE,
    keepPreviousData: true,
    dedupingInterval: 10_000,
  })
  const settled = wanted === text && (data !== undefined || error !== undefined)
  // A text that finds nothing is counted once, and its beginnings never.
  const isVain = settled && data?.total === 0 && data.note === null && text.length >= MIN_COUNTED_CHARACTERS
  const isCounted = usePaused(text, COUNTED_PAUSE_MS) === text && isVain
  useSWR(isCounted ? pathTo({ q: text, rows, paused: 'yes' }) : null, ask, FOR_GOOD)
  return {
    text,
    active: text.length >= MIN_CHARACTERS,
    settled,
    failed: error !== undefined,
    found: asked ? data : undefined,
    retry: () => void mutate(),
  }
}
