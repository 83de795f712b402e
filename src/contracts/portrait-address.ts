import type { CategoryKey, DevicePicture } from './search'

/** Of the drawing: raise it when a portrait looks different, because browsers cache portraits for ever. */
export const PORTRAIT_VERSION = '1'

/** Traits that the address of a file cannot carry are left out. */
const TOKEN = /^[\da-z:@+.-]{1,24}$/
const MOST_TOKENS = 40

/** The address of a device's portrait: its traits themselves, so that every page, list and mail can make it without a look-up. */
export function portraitAddress(category: CategoryKey, { traits }: DevicePicture): string {
  const tokens = traits.split(/\s+/).filter((token) => TOKEN.test(token))
  return `/portraits/${PORTRAIT_VERSION}/${[category, ...tokens.slice(0, MOST_TOKENS)].join(',')}.svg`
}
