import type { Decision } from '@/domain/routing/decide'
import { errorText } from '@trade-in-shop/runtime/error-text'
import { type LanePlace, nullUnlessOverloaded } from './admission'
import { makePage } from './cache-loaders'
import type { InnerAnswer } from './inner-request'
import type { Got, PageCache } from './page-cache'
import type { CachedPage } from './page-policy'
import type { PipelineOptions, PipelineVisitor } from './request-pipeline'

type Cached = Readonly<{ decision: Decision & { kind: 'screen' | 'abort' }; cached: CachedPage }>

/** Searches have a cache of their own, so that invented ones push out no page. */
export const cacheFor = ({ cache, renderer }: PipelineOptions, { search }: CachedPage): PageCache<InnerAnswer> =>
  search === null ? cache : renderer.brief

/** The stored page of a visit, made now where there is none; null when it could not be made. Throws `Overloaded`. */
export async function fromCache(
  options: PipelineOptions,
  visitor: PipelineVisitor,
  { decision, cached }: Cached,
): Promise<Got<InnerAnswer> | null> {
  const { request, path, requestId, bot } = visitor
  const make = makePage(options.renderer, cached, { host: request.headers.host ?? '', path, decision })
  const place: LanePlace | undefined = cached.search === null ? undefined : { lane: 'page', kind: bot ? 'bot' : 'search' }
  try {
    return await cacheFor(options, cached).get(cached.key, make, place)
  } catch (error) {
    const none = nullUnlessOverloaded(error)
    options.renderer.log.error({ errorId: requestId, error: errorText(error) }, 'a page could not be made')
    return none
  }
}
