import { useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type * as z from 'zod'
import { askCms } from '@trade-in-shop/payload-workbench/requests/ask-pages'

/** What the CMS answers at a path below `/cms-api`, asked again when `again` changes; null until then, and for no path. */
export function useAnswer<T>(path: string | null, schema: z.ZodType<T>, again?: unknown) {
  const { language } = useTranslation().i18n
  const [answer, setAnswer] = useState<T | null>(null)
  useEffect(() => {
    if (path === null) return
    const stop = new AbortController()
    void askCms(path, schema, { language, signal: stop.signal }).then((read) => read.ok && setAnswer(read.body))
    return () => stop.abort()
  }, [path, schema, again, language])
  return [answer, setAnswer] as const
}
