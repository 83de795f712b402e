import { problem } from './request-checks'

/** A file for search engines, cacheable for an hour; 404 when there is none. */
export function xmlAnswer(xml: string | null, requestId: string): Response {
  if (xml === null) throw problem(404, 'not_found', requestId)
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
