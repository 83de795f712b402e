import { denseFlight } from './dense-flight'
import type { InnerAnswer } from './inner-request'
import type { Make } from './page-cache'
import { lifeOf, storable, type CachedPage } from './page-policy'
import { askVariant, finished, isHtml, type Renderer } from './render'
import { sentHeaders } from './answers'

/** How a page of the cache is made: asked for without a visitor, kept when the policy says so. */
export function makePage(renderer: Renderer, page: CachedPage, host: string, path: string): Make<InnerAnswer> {
  return async () => {
    const answer = await askVariant(renderer, host, path, page.variant)
    if (!storable(page.inner, answer.status, answer.headers)) return { kind: 'passed', answer }
    const { headers, body } = finished(renderer, page.shop, dense(answer))
    return { kind: 'page', page: { headers, body, lifeMs: lifeOf(page, answer.headers) } }
  }
}

/** Once for all who will get the page. */
function dense(answer: InnerAnswer): InnerAnswer {
  if (!isHtml(answer.headers)) return answer
  return { ...answer, body: Buffer.from(denseFlight(answer.body.toString('utf8'))) }
}

/** Files of the build and of `public/` do not change while the process runs: their bytes are compressed once. */
export function makeAsset({ ask }: Renderer, host: string, path: string, query: string): Make<InnerAnswer> {
  return async () => {
    const target = query === '' ? path : `${path}?${query}`
    const answer = await ask({
      method: 'GET',
      path: target,
      headers: { host, 'accept-encoding': 'identity', 'x-forwarded-for': '127.0.0.1' },
    })
    if (answer.status !== 200 || answer.headers['set-cookie'] !== undefined) return { kind: 'passed', answer }
    return { kind: 'page', page: { headers: sentHeaders(answer.headers), body: answer.body, lifeMs: Infinity } }
  }
}
