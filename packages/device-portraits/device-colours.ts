import { COLOURS, expandBraces } from '@trade-in-shop/contracts/colour-words'
import colours from './device-colours.json' with { type: 'json' }
import type { Traits } from './traits'

/** Colours of devices as they are sold, the same in both schemes: a black phone stays black. */
const DEVICE_COLOURS: Readonly<Record<string, string>> = colours.devices
/** Rings of lenses are signal colours. */
const RING_COLOURS: Readonly<Record<string, string>> = colours.rings

const own = (colours: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(colours, name) ? colours[name] : undefined
const STONE = '#d3cec2'

/** The colour of a trait: a name, or six hexadecimal digits as an edition has them. */
export const colourNamed = (name: string): string =>
  /^[\da-f]{6}$/.test(name) ? `#${name}` : (own(DEVICE_COLOURS, name) ?? STONE)
export const ringColour = (name: string): string => own(RING_COLOURS, name) ?? colourNamed(name)

/** The colours in the traits of a device, its left part first; none where they name none. */
export const traitColours = (traits: string): readonly string[] =>
  ['c:', 'c2:'].flatMap((key) => {
    const token = traits.split(' ').find((one) => one.startsWith(key))
    return token ? [colourNamed(token.slice(key.length))] : []
  })

/** What a label may name, and its paints: colours in five languages, and editions of consoles. */
const PAINTS = new Map<string, readonly string[]>([
  ...COLOURS.flatMap(({ paint, ...names }) =>
    paint ? Object.values(names).flatMap((all = []) => all.flatMap(expandBraces).map((name) => [name, [paint]] as const)) : [],
  ),
  ...Object.entries(colours.editions),
])
const NAMES = [...PAINTS.keys()].toSorted((one, other) => other.length - one.length).join('|')
// eslint-disable-next-line no-restricted-syntax -- names of this project, not of a person
const NAMED = new RegExp(`(?<!\\p{L})(?:${NAMES})(?!\\p{L})`, 'u')

/** The first colour that the label of a variant names: `22a9d6` and `ef4b43`, left and right, of "Neon Red/Neon Blue". */
export const findColours = (label: string): readonly string[] => PAINTS.get(NAMED.exec(label.toLowerCase())?.[0] ?? '') ?? []

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** `share` (0 to 1) of the second colour in the first. */
export function mixColours(colour: string, other: string, share: number): string {
  const others = channels(other)
  const mixed = channels(colour).map((value, index) => Math.round(value + ((others[index] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** 0 is black, 1 is white. */
export function measureLightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

export const bodyColour = ({ c, category }: Traits): string =>
  colourNamed(c ?? (category === 'lenses' || category === 'camcorders' ? 'ink' : 'stone'))

/** White devices with a home button or keys have a white front. */
export const hasLightFront = (traits: Traits): boolean =>
  (traits.category === 'phones' || traits.category === 'tablets') &&
  /^(home|homebar|bezels?|keys|keypad)$/.test(traits.f ?? '') &&
  measureLightness(bodyColour(traits)) > 0.5

const SCREEN = '#4f7678'
/** The middle of a lit screen: the colour of the device, or a glow of its own where the screen is small. */
export function screenColour(traits: Traits): string {
  if (['consoles', 'cameras', 'camcorders'].includes(traits.category)) return SCREEN
  const body = bodyColour(traits)
  const lightness = measureLightness(body)
  if (lightness < 0.35) return mixColours(body, '#5d8a86', 0.55)
  return lightness > 0.8 ? mixColours(body, '#7fa596', 0.62) : mixColours(body, '#ffffff', 0.12)
}

const LIGHT_PARTS = /^(box|cube|ps5|gb|clam|wedge|slim|wii)/
/** The second colour of a device: edges of screens, lenses, knobs. */
export function partColour(traits: Traits): string {
  if (hasLightFront(traits)) return '#f4f2ee'
  if (traits.category === 'cameras' && measureLightness(bodyColour(traits)) > 0.6) return '#d6d9d9'
  return traits.category === 'consoles' && LIGHT_PARTS.test(traits.k ?? 'box') ? '#e9e6de' : '#23282b'
}
