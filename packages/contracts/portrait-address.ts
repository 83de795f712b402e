import type { CategoryKey, DevicePicture } from './search'

/** Of the drawing: raise it when a portrait looks different, because browsers cache portraits for ever. */
export const PORTRAIT_VERSION = '2'
/** The same drawings in the colours of the dark scheme, for pages that choose it. */
export const DARK_PORTRAIT_VERSION = `${PORTRAIT_VERSION}-dark`

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
export const portraitAddress = (category: CategoryKey, picture: DevicePicture | null, format: 'svg' | 'png' = 'svg'): string =>
  `/portraits/${PORTRAIT_VERSION}/${nameOf(category, picture)}.${format}`

/** The address of the same portrait in the colours of the dark scheme. */
export const darkPortraitAddress = (address: string): string =>
  address.replace(`/${PORTRAIT_VERSION}/`, `/${DARK_PORTRAIT_VERSION}/`)

/** Most portraits in one file; its address names them all. */
export const SPRITE_MOST = 12
export const SPRITE_SEPARATOR = '~'

/** The addresses of the portraits of a short list, in its order: places in one file, so that the list is one request. */
export function spriteAddresses(
  devices: readonly Readonly<{ category: CategoryKey; picture: DevicePicture | null }>[],
): string[] {
  const names = devices.map(({ category, picture }) => nameOf(category, picture))
  const file = `/portraits/${PORTRAIT_VERSION}/${names.join(SPRITE_SEPARATOR)}.svg`
  return names.map((_, index) => `${file}#p${index}`)
}

/** Edges in pixels in which a photograph is served: twice those of the places where it is shown, for fine screens. */
export const PHOTOGRAPH_EDGES = [96, 192, 320] as const
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
