import type { CategoryKey, DevicePicture } from './search'

/** Of the drawing: raise it when a portrait looks different, because browsers cache portraits for ever. */
export const PORTRAIT_VERSION = '3'
/** Edges in pixels for which a portrait is drawn: lines weigh the same at each, and from 160 on it has all its detail. */
export const PORTRAIT_SIZES = [56, 72, 160, 240] as const
export type PortraitSize = (typeof PORTRAIT_SIZES)[number]

/** Traits that the address of a file cannot carry are left out. */
const TOKEN = /^[\da-z:@+.-]{1,24}$/
const MAX_TOKENS = 40

/** What the file of a portrait is called: its category and its traits. */
const nameOf = (category: CategoryKey, picture: DevicePicture | null): string =>
  [
    category,
    ...(picture?.traits ?? '')
      .split(/\s+/)
      .filter((token) => TOKEN.test(token))
      .slice(0, MAX_TOKENS),
  ].join(',')

/**
 * The address of a device's portrait: its traits themselves, so that every page, list and mail can make it without a look-up.
 * Without traits it is the plain shape of the category. `png` is for mail programs, which show no SVG.
 */
export const portraitAddress = (category: CategoryKey, picture: DevicePicture | null, size: PortraitSize | 'png'): string =>
  `/portraits/${PORTRAIT_VERSION}/${nameOf(category, picture)}${size === 'png' ? '.png' : `-${size}.svg`}`

/** Most portraits in one file; its address names them all. */
export const SPRITE_MOST = 12
export const SPRITE_SEPARATOR = '~'

/** The addresses of the portraits of a short list, in its order: places in one file, so that the list is one request. */
export function spriteAddresses(
  devices: readonly Readonly<{ category: CategoryKey; picture: DevicePicture | null }>[],
  size: PortraitSize,
): string[] {
  const names = devices.map(({ category, picture }) => nameOf(category, picture))
  const file = `/portraits/${PORTRAIT_VERSION}/${names.join(SPRITE_SEPARATOR)}-${size}.svg`
  return names.map((_, index) => `${file}#p${index}`)
}

/** Edges in pixels in which a photograph is served: twice those of the places where it is shown, for fine screens. */
export const PHOTOGRAPH_EDGES = [96, 192, 320, 480] as const
export type PhotographEdge = (typeof PHOTOGRAPH_EDGES)[number]

/** The shop's own address of a device's photograph. It names the device, and the shop fetches nothing else. */
export const photographAddress = (category: CategoryKey, device: string, edge: PhotographEdge): string =>
  `/photos/${category}/${device}?w=${edge}`

/** Edge of a PNG portrait in pixels: twice that of the picture in a mail, for fine screens. */
export const PNG_PORTRAIT_EDGE = 112

/** Of the picture's layout: raise it when the picture looks different, because other sites cache it by its address. */
export const SHARE_VERSION = '1'
export const SHARE_SIZE = { width: 1200, height: 630 } as const

export type SharedDevice = Readonly<{ url: string; maxPrice: number | null }>

/**
 * The address of the picture that other sites show with a link to a device, or to any other page of the market. The query is
 * for caches of other sites only: the server ignores it.
 */
export function sharePictureAddress(device: SharedDevice | null): string {
  const file = device ? `device,${device.url}` : 'market'
  return `/share/${SHARE_VERSION}/${file}.png?v=${PORTRAIT_VERSION}${device ? `-${device.maxPrice ?? 0}` : ''}`
}

/** The device's address in a file name: `device,apple-iphone-13.png`; null for the market's picture, false for no picture. */
export function deviceOfShareFile(file: string): string | null | false {
  if (file === 'market.png') return null
  const [, url] = /^device,([a-z0-9]+(?:-[a-z0-9]+)*)\.png$/.exec(file) ?? []
  return url !== undefined && url.length <= 120 ? url : false
}
