import { chromium, type Browser } from '@playwright/test'
import { installChromium } from '../chromium'
import type { Stack } from '../stack'
import type { FigureRow } from './figure-table'

/** What a measurement gets: the running shop, and how much load it may make. */
export type Bench = Readonly<{
  stack: Stack
  distFolder: string
  /** Fewer requests and no browser: checks that everything works, with rough figures. */
  quick: boolean
  /** Also with the long device lists (27,000 devices) and with a million names. */
  full: boolean
  say: (line: string) => void
}>

export type Measure = (bench: Bench) => Promise<FigureRow[]>

/** The shop that is measured: one of the seeded markets. */
export const HOST = 'de.localhost'

/** The pages of the table, by the addresses of that market. */
export const PAGES = {
  home: '/',
  category: '/verkaufen/handys',
  overview: '/produkte/uebersicht-apple-handys',
  device: '/produkte/apple-iphone-13-128gb',
  content: '/content/agb',
} as const

/** The screens whose weight and first paint have goals. */
export const GOAL_SCREENS = { ...PAGES, checkout: '/checkout', account: '/account', contact: '/kontakt' } as const

export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: installChromium(console.log, 'full'), args: BROWSER_FLAGS })

/** A figure rounded to three digits. */
export const figure = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)

/** The middle one, or the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const at = (sorted.length - 1) / 2
  return ((sorted[Math.floor(at)] ?? Number.NaN) + (sorted[Math.ceil(at)] ?? Number.NaN)) / 2
}

/** The smallest value that `share` of all values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
