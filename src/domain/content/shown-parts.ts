import type { Market } from '@/domain/market/market'
import type { ScheduledSwitch } from './switch-schedules'

/** The links to social media that a market shows (M-11). */
export const shownSocialLinks = ({ switches, socialLinks }: Pick<Market, 'switches' | 'socialLinks'>): Market['socialLinks'] =>
  switches.socialButtons ? socialLinks : []

/** The video about conditions that a market shows (M-12). */
export const shownVideo = ({ switches, conditionsVideo }: Pick<Market, 'switches' | 'conditionsVideo'>) =>
  switches.conditionsVideo ? conditionsVideo : null

/** Whether a market shows the seal and the opinions of its customers (M-13). */
export const shownRatings = ({ rating }: Pick<Market, 'rating'>) => ({
  seal: rating.seal && rating.count > 0,
  opinions: rating.slider && rating.reviews.length > 0,
})

/** False for a switch that is on while the market has nothing to show for it; banners are not asked for. */
export function hasContent(market: Market, name: ScheduledSwitch): boolean {
  switch (name) {
    case 'socialButtons':
      return shownSocialLinks(market).length > 0
    case 'conditionsVideo':
      return shownVideo(market) !== null
    case 'ratingSeal':
      return shownRatings(market).seal
    case 'ratingSlider':
      return shownRatings(market).opinions
    case 'newsletter':
    case 'homeBanner':
    case 'b2b':
      return true
  }
}
