'use client'
import { useEffect, useRef, useState } from 'react'
import { BusinessPrices, type BusinessDevice, type BusinessPrice } from '@/contracts/business-list'
import { ownApi } from '@/storefront/kit/own-api'
import { isComplete, type ListRow } from './list-state'

const PAUSE_MS = 120
const DEADLINE_MS = 30_000

export const priceKey = ({ deviceId, works }: BusinessDevice): string => `${deviceId} ${works}`
export const soldDevice = (row: ListRow): BusinessDevice | null =>
  isComplete(row) ? { deviceId: row.found.device.id, works: row.works } : null

type Known = Readonly<Record<string, BusinessPrice>>
export type ListPrices = Readonly<{ priceOf: (row: ListRow) => BusinessPrice | null; retry: () => void }>

/** Today's price of every complete row; each device and condition is requested once, in one call with the others. */
export function useListPrices(rows: readonly ListRow[]): ListPrices {
  const [known, setKnown] = useState<Known>({})
  const asked = useRef(new Set<string>())
  const missing = rows.flatMap((row) => soldDevice(row) ?? []).filter((device) => !Object.hasOwn(known, priceKey(device)))
  const wanted = JSON.stringify([...new Map(missing.map((device) => [priceKey(device), device])).values()])
  useEffect(() => {
    const timer = setTimeout(() => {
      const different: BusinessDevice[] = JSON.parse(wanted)
      const devices = different.filter((device) => !asked.current.has(priceKey(device)))
      if (devices.length === 0) return
      for (const device of devices) asked.current.add(priceKey(device))
      void ask(devices).then((answers) => {
        for (const device of devices) asked.current.delete(priceKey(device))
        setKnown((before) => ({ ...before, ...answers }))
      })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  return {
    priceOf: (row) => {
      const device = soldDevice(row)
      return device ? (known[priceKey(device)] ?? null) : null
    },
    retry: () => setKnown((before) => Object.fromEntries(Object.entries(before).filter(([, { kind }]) => kind !== 'away'))),
  }
}

async function ask(devices: readonly BusinessDevice[]): Promise<Known> {
  const call = { method: 'POST', path: '/api/business/prices', answer: BusinessPrices, deadlineMs: DEADLINE_MS } as const
  const lines = await ownApi({ ...call, body: { devices } }).then(
    (answer) => answer.lines,
    () => [],
  )
  return Object.fromEntries(devices.map((device, at) => [priceKey(device), lines[at] ?? { kind: 'away' }]))
}
