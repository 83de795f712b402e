import { found } from '@/runtime/api-problem'

/** A file for search engines, cacheable for an hour; 404 when there is none. */
export function xmlAnswer(xml: string | null): Response {
  return new Response(found(xml), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
