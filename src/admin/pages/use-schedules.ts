'use client'
import { useCallback, useEffect, useState } from 'react'
import * as z from 'zod'
import { useAnswer } from '@/admin/use-answer'
import { askPages, type CmsAnswer } from '@trade-in-shop/payload-workbench/requests/ask-pages'

const Schedule = z.object({
  id: z.number(),
  kind: z.enum(['publish', 'unpublish']),
  at: z.string(),
  problem: z.string().nullable(),
  failedTry: z.string().nullable(),
  version: z.number().nullable(),
  byName: z.string().nullable(),
  state: z.enum(['newest', 'older', 'gone']).nullable(),
})
export type Schedule = z.infer<typeof Schedule>
const Schedules = z.object({ timeZone: z.string(), maySchedule: z.boolean(), schedules: z.array(Schedule) })
export type Schedules = z.infer<typeof Schedules>
export type NewSchedule = Readonly<{ kind: Schedule['kind']; at: string }>

/** Delay in milliseconds after a schedule's minute before the list is read again. */
const DONE_MS = 2_000

/** The schedules of a page; `done` once one was carried out while the form was open. `saved` changes with each save. */
export function useSchedules(page: number | string | undefined, saved: unknown, language: string) {
  const [schedules, setSchedules] = useAnswer(page === undefined ? null : `/pages/${page}/schedules`, Schedules, saved)
  const [done, setDone] = useState(false)
  const ask = useCallback(
    async (path: string, more: { method?: 'POST' | 'DELETE'; body?: object } = {}): Promise<CmsAnswer<Schedules>> => {
      const answer = await askPages(`/${page}/schedules${path}`, Schedules, { language, ...more })
      if (answer.ok) setSchedules(answer.body)
      return answer
    },
    [page, language, setSchedules],
  )
  useEffect(() => {
    const next = schedules?.schedules.find(({ problem }) => problem === null)
    if (!next) return
    const timer = setTimeout(
      () =>
        void ask('').then((answer) => {
          if (answer.ok && answer.body.schedules.every(({ id }) => id !== next.id)) setDone(true)
        }),
      Math.min(Math.max(Date.parse(next.at) - Date.now(), 0) + DONE_MS, 2 ** 31 - 1),
    )
    return () => clearTimeout(timer)
  }, [schedules, ask])
  return {
    schedules,
    done,
    add: (body: NewSchedule) => ask('', { method: 'POST', body }),
    renew: (id: number) => ask(`/${id}`, { method: 'POST' }),
    cancel: (id: number) => ask(`/${id}`, { method: 'DELETE' }),
  }
}
