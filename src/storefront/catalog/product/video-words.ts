import type { IntlShape } from 'react-intl'

/** What a video says of itself before it plays, and when it cannot. */
export const videoWords = (intl: Pick<IntlShape, 'formatMessage'>) => ({
  play: intl.formatMessage({ id: 'catalog.video.play' }),
  away: intl.formatMessage({ id: 'catalog.video.away' }),
  captions: intl.formatMessage({ id: 'catalog.video.captions' }),
})
