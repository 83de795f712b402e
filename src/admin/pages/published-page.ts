import { useDocumentInfo } from '@payloadcms/ui'
import useSWR from 'swr'
import { z } from 'zod'
import { readCms } from '@/admin/read-cms'

const Page = z.object({ slug: z.string(), _status: z.string() })

async function read(path: string): Promise<string | null> {
  const page = await readCms(path, Page)
  return page._status === 'published' ? page.slug : null
}

/** The published slug of the page in the form, whatever its drafts have; null while it is not published. */
export function usePublishedSlug(): string | null {
  const { id, lastUpdateTime } = useDocumentInfo()
  const path = `pages/${id}?depth=0&draft=false&select[slug]=true&select[_status]=true`
  const { data } = useSWR(id === undefined ? null : [path, lastUpdateTime], () => read(path), { keepPreviousData: true })
  return data ?? null
}
