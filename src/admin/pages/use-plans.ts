'use client'
import { useCallback, useEffect, useState } from 'react'
import * as z from 'zod'
import { askPages, type PagesAnswer } from './ask-pages'

const Plan = z.object({
  id: z.number(),
  kind: z.enum(['publish', 'unpublish']),
  at: z.string(),
  fault: z.string().nullable(),
  version: z.number().nullable(),
  byName: z.string().nullable(),
  state: z.enum(['newest', 'older', 'gone']).nullable(),
})
export type Plan = z.infer<typeof Plan>
const Plans = z.object({ timeZone: z.string(), mayPlan: z.boolean(), plans: z.array(Plan) })
export type Plans = z.infer<typeof Plans>
export type NewPlan = Readonly<{ kind: Plan['kind']; at: string }>

/** Delay in milliseconds after a schedule's minute before the list is read again. */
const DONE_MS = 2_000

/** The schedules of a page; `done` once one was carried out while the form was open. `saved` changes with each save. */
export function usePlans(page: number | string | undefined, saved: unknown, language: string) {
  const [plans, setPlans] = useState<Plans | null>(null)
  const [done, setDone] = useState(false)
  const ask = useCallback(
    async (path: string, more: { method?: 'POST' | 'DELETE'; body?: object } = {}): Promise<PagesAnswer<Plans>> => {
      const answer = await askPages(`/${page}/plans${path}`, Plans, { language, ...more })
      if (answer.ok) setPlans(answer.body)
      return answer
    },
    [page, language],
  )
  useEffect(() => {
    if (page === undefined) return
    const stop = new AbortController()
    void askPages(`/${page}/plans`, Plans, { language, signal: stop.signal }).then((answer) => answer.ok && setPlans(answer.body))
    return () => stop.abort()
  }, [page, saved, language])
  useEffect(() => {
    const next = plans?.plans.find(({ fault }) => fault === null)
    if (!next) return
    const timer = setTimeout(
      () =>
        void ask('').then((answer) => {
          if (answer.ok && answer.body.plans.every(({ id }) => id !== next.id)) setDone(true)
        }),
      Math.min(Math.max(Date.parse(next.at) - Date.now(), 0) + DONE_MS, 2 ** 31 - 1),
    )
    return () => clearTimeout(timer)
  }, [plans, ask])
  return {
    plans,
    done,
    add: (body: NewPlan) => ask('', { method: 'POST', body }),
    renew: (id: number) => ask(`/${id}`, { method: 'POST' }),
    cancel: (id: number) => ask(`/${id}`, { method: 'DELETE' }),
  }
}
