import { requireValue } from '@/http/api-problem'
import { file } from '@/http/reply'

/** A file for search engines, cacheable for an hour; 404 when there is none. */
export const xmlReply = (xml: string | null) =>
  file(requireValue(xml), { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' })
