/** `#rrggbb`, the one form that staff may write a colour in. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

type Rgb = readonly [red: number, green: number, blue: number]

/** Channels 0-255 of `#rrggbb`. */
const channels = (colour: string): Rgb => {
  const number = Number.parseInt(colour.slice(1), 16)
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255]
}
const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
const luminance = (colour: string): number => {
  const [red, green, blue] = channels(colour)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Contrast of two colours `#rrggbb` by the formula of WCAG 2.2: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((left, right) => left - right)
  return (light + 0.05) / (dark + 0.05)
}

/** `color-mix(in srgb, one <share>, other)` as `#rrggbb`. */
export function mixed(one: string, share: number, other: string): string {
  const others = channels(other)
  const hex = channels(one).map((channel, at) => Math.round(channel * share + (others[at] ?? 0) * (1 - share)))
  return `#${hex.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** The ground of every page (`--c-ground` of tokens.css), for what is drawn around a page: a phone's bars and home screen. */
export const PAGE_COLOURS = { light: '#faf8f3', dark: '#121512' } as const
