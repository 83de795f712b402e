/** Collections whose documents a release can change. */
export const RELEASED = ['pages', 'banners', 'redirects', 'navigation', 'partners', 'markets', 'contact-subjects'] as const
export type Released = (typeof RELEASED)[number]
/** Those whose forms a release stores; of a page it stores a version. */
export const LIVE = RELEASED.filter((slug) => slug !== 'pages')
export type Live = (typeof LIVE)[number]
/** Collections in which a release can make a document. */
export const CREATED: readonly Released[] = ['banners', 'redirects']
