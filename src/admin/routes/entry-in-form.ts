import { useDocumentInfo } from '@payloadcms/ui'
import { useMemo } from 'react'
import * as z from 'zod'
import { relationId, useFormValues } from '@/admin/form-values'
import type { RouteEntry } from '@/domain/routing/route-problems'

const Form = z.object({
  screen: z.string().min(1),
  // Payload's form state has the number of rows instead of an empty list.
  patterns: z.array(z.object({ pattern: z.string().nullish() })).catch([]),
})

/** The entry in the form, saved or not; null while it has no screen. */
export function useEntry(): Readonly<{ market: string | null; id: string | null; entry: RouteEntry | null }> {
  const values = useFormValues()
  const { id } = useDocumentInfo()
  return useMemo(() => {
    const form = Form.safeParse(values).data
    const entry = form ? { screen: form.screen, patterns: form.patterns.map(({ pattern }) => pattern ?? '') } : null
    return { market: relationId(values.market), id: id === undefined ? null : String(id), entry }
  }, [values, id])
}
