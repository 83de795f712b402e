'use client'
import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { Suggestions } from '@trade-in-shop/contracts/suggestions'
import { ownApi } from '@/storefront/kit/own-api'

const PAUSE_MS = 80
const MIN_CHARACTERS = 2

/** A model with its sizes in a row, to look for one; or each device, to choose one. */
type Rows = 'devices' | 'models'

const ask = ([path, rows, q]: readonly [string, Rows, string]): Promise<Suggestions> =>
  ownApi({ path: `${path}?${new URLSearchParams({ q, rows })}`, answer: Suggestions, deadlineMs: 4000 })

/** Returns the text once typing has paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

/** Devices that match the text; the previous ones stay visible while the next are loading. */
export function useSuggestions(typed: string, rows: Rows) {
  const text = typed.trim().replace(/\s+/g, ' ').slice(0, 80)
  const wanted = usePaused(text)
  const asked = text.length >= MIN_CHARACTERS && wanted.length >= MIN_CHARACTERS
  const { data, error, mutate } = useSWR(asked ? (['/api/search', rows, wanted] as const) : null, ask, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    dedupingInterval: 10_000,
  })
  const settled = wanted === text && (data !== undefined || error !== undefined)
  return {
    text,
    active: text.length >= MIN_CHARACTERS,
    settled,
    failed: error !== undefined,
    found: asked ? data : undefined,
    retry: () => void mutate(),
  }
}
