import { z } from 'zod'
import { RouteRow } from '@/domain/content'
import { LANGUAGES } from '@/domain/market'
import { PlatformFacts } from './platform-facts'

/** Another market, as far as a market is compared with it. */
const OtherMarket = z.object({
  name: z.string(),
  language: z.enum(LANGUAGES),
  patterns: z.array(z.string()),
  messagingAccount: z.string(),
  toAddress: z.string(),
  landingPageCodes: z.array(z.string()),
  devices: z.string(),
  zipFormatRegExp: z.string(),
})

/** What the completeness of a market needs to know beside its own document. */
export const MarketFacts = z.object({
  /** Keys of the contact form's subjects; null when there is no such document. */
  subjects: z.array(z.string()).nullable(),
  navigation: z.object({ main: z.number(), footer: z.number(), legal: z.number() }).nullable(),
  /** Roles of published pages. */
  publishedKeys: z.array(z.string()),
  routes: z.array(RouteRow),
  banners: z.number(),
  /** File names of pictures of the market without a text for people who do not see them. */
  picturesWithoutAlt: z.array(z.string()),
  others: z.array(OtherMarket),
  /** Null: the platform was not asked. */
  platform: PlatformFacts.nullable(),
})
export type MarketFacts = z.infer<typeof MarketFacts>
