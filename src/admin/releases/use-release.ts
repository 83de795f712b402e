'use client'
import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import * as z from 'zod'
import { askCms } from '@trade-in-shop/payload-workbench/requests/ask-pages'
import { useWords } from '@/admin/use-words'

/** Calls an endpoint of a release and shows the result, or what is wrong. */
export function useRelease() {
  const words = useWords('action')
  const { language } = useTranslation().i18n
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const run = async (path: string, method: 'POST' | 'DELETE', body?: object) => {
    setBusy(true)
    const answer = await askCms(path, z.looseObject({}), { language, method, ...(body && { body }) })
    setBusy(false)
    if (answer.ok) router.refresh()
    setProblem(answer.ok ? null : (answer.message ?? words('silent')))
    return answer
  }
  return { words, language, router, busy, problem, run }
}
