import type { CategoryKey, DevicePicture } from './search'

/** Of the drawing: raise it when a portrait looks different, because browsers cache portraits for ever. */
export const PORTRAIT_VERSION = '2'

/** Traits that the address of a file cannot carry are left out. */
const TOKEN = /^[\da-z:@+.-]{1,24}$/
const MOST_TOKENS = 40

/**
 * The address of a device's portrait: its traits themselves, so that every page, list and mail can make it without a look-up.
 * Without traits it is the plain shape of the category. `png` is for mail programs, which show no SVG.
 */
export function portraitAddress(category: CategoryKey, picture: DevicePicture | null, format: 'svg' | 'png' = 'svg'): string {
  const tokens = (picture?.traits ?? '').split(/\s+/).filter((token) => TOKEN.test(token))
  return `/portraits/${PORTRAIT_VERSION}/${[category, ...tokens.slice(0, MOST_TOKENS)].join(',')}.${format}`
}

/** Edge of a PNG portrait in pixels: twice that of the picture in a mail, for fine screens. */
export const PNG_PORTRAIT_EDGE = 112
