import { contrast, mixed } from '@/domain/colours'

const COLOUR = /^#[0-9a-f]{6}$/i
const TEXT = 4.5
/** What may be written on a button. */
const ON_ACTION = ['#ffffff', '#161a17'] as const

/** The shop's colours of the current scheme, with which an accent is seen. */
type Surroundings = Readonly<{ grounds: readonly string[]; ink: string }>
type AccentTokens = Readonly<
  Record<'--c-action' | '--c-action-hover' | '--c-action-press' | '--c-on-action' | '--c-focus', string>
>

export const isColour = (value: unknown): value is string => typeof value === 'string' && COLOUR.test(value)

/** The tokens of an accent colour `#rrggbb`; null where a link or a button would be hard to read (WCAG 2.2 AA). */
export function accentTokens(accent: string, { grounds, ink }: Surroundings): AccentTokens | null {
  const [hover, press] = [mixed(accent, 0.84, ink), mixed(accent, 0.7, ink)]
  const onAction = ON_ACTION.find((text) => [accent, hover, press].every((under) => contrast(text, under) >= TEXT))
  if (onAction === undefined || !grounds.every((ground) => contrast(accent, ground) >= TEXT)) return null
  return {
    ...{ '--c-action': accent, '--c-action-hover': hover, '--c-action-press': press },
    ...{ '--c-on-action': onAction, '--c-focus': accent },
  }
}

/** The colours around, as this scheme and the partner's record have set them; null for what is no `#rrggbb`. */
function surroundingsOf(root: HTMLElement): Surroundings | null {
  const styles = getComputedStyle(root)
  const read = (name: string) => styles.getPropertyValue(name).trim()
  const [ink, ...grounds] = [read('--c-ink'), read('--c-ground'), read('--c-raised'), read('--c-tint')].map(longForm)
  return isColour(ink) && grounds.every(isColour) ? { ink, grounds } : null
}

/** `#fff` as `#ffffff`: a build shortens the colours of a style sheet. */
const longForm = (colour: string): string =>
  /^#[0-9a-f]{3}$/i.test(colour) ? colour.replaceAll(/[0-9a-f]/gi, (digit) => digit + digit) : colour

export type Accents = Readonly<{ accent: string | null; accentDark: string | null }>

/**
 * Sets a page's accent colours as tokens, one for each scheme, and follows the scheme. `fallBack` gets which of them could not be
 * read; that scheme stays in the colours of the partner's record. Returns how to remove them.
 */
export function applyAccents(accents: Accents, fallBack: (which: keyof Accents) => void): () => void {
  const { style } = document.documentElement
  const dark = matchMedia('(prefers-color-scheme: dark)')
  let set: readonly string[] = []
  const remove = () => {
    for (const name of set) style.removeProperty(name)
    set = []
  }
  const apply = () => {
    remove()
    const which = dark.matches ? 'accentDark' : 'accent'
    const accent = accents[which]
    if (accent === null) return
    const around = surroundingsOf(document.documentElement)
    const tokens = around && accentTokens(accent, around)
    if (!tokens) return fallBack(which)
    for (const [name, value] of Object.entries(tokens)) style.setProperty(name, value)
    set = Object.keys(tokens)
  }
  dark.addEventListener('change', apply)
  apply()
  return () => {
    dark.removeEventListener('change', apply)
    remove()
  }
}
