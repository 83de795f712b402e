'use client'
import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import * as z from 'zod'
import { useCmsRequest } from '@/admin/use-cms-request'
import { useWords } from '@/admin/use-words'

/** Calls an endpoint of a release and shows the result, or what is wrong. */
export function useRelease() {
  const words = useWords('action')
  const { language } = useTranslation().i18n
  const router = useRouter()
  const { busy, problem, ask } = useCmsRequest()
  const run = async (path: string, method: 'POST' | 'DELETE', body?: object) => {
    const answer = await ask(path, z.looseObject({}), { method, ...(body && { body }) })
    if (answer.ok) router.refresh()
    return answer
  }
  return { words, language, router, busy, problem, run }
}
