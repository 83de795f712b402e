import { useTranslation } from '@payloadcms/ui'
import { useCallback, useState } from 'react'
import type * as z from 'zod'
import { askCms, type CmsRequest } from '@trade-in-shop/payload-workbench/requests/ask-pages'
import { useWords } from '@/admin/use-words'

/** Asks the CMS for a button or a dialog; `problem` is why it refused, or that it did not answer. */
export function useCmsRequest() {
  const silent = useWords('live')('silent')
  const { language } = useTranslation().i18n
  const [state, setState] = useState<Readonly<{ busy: boolean; problem: string | null }>>({ busy: false, problem: null })
  const ask = useCallback(
    async <T>(path: string, schema: z.ZodType<T>, request: Omit<CmsRequest, 'language'>) => {
      setState({ busy: true, problem: null })
      const answer = await askCms(path, schema, { language, ...request })
      if (!request.signal?.aborted) setState({ busy: false, problem: answer.ok ? null : (answer.message ?? silent) })
      return answer
    },
    [language, silent],
  )
  return { ...state, ask }
}
