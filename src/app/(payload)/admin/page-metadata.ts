import type { Metadata } from 'next'
import config from '@payload-config'
import { getNextRequestI18n } from '@payloadcms/next/utilities'
import { generatePageMetadata } from '@payloadcms/next/views'
import { toolTitle } from '@/admin/navigation/tool-title'

export type PageArgs = Readonly<{
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}>

/** Payload's metadata, with titles for our own views, which Payload does not have, in the reader's language. */
export async function pageMetadata({ params, searchParams }: PageArgs): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams })
  const known = await config
  const { language } = await getNextRequestI18n({ config: known })
  // The admin itself has no segments at all.
  const path = `/${[(await params).segments].flat().join('/')}`
  const title = toolTitle(path, language)
  return title === null ? metadata : { ...metadata, title: `${title} ${known.admin.meta.titleSuffix}` }
}
