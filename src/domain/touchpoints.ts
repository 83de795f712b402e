/** The campaign parameters that survive redirects (G-04): exactly these eleven. */
export const TOUCHPOINTS = [
  'gclid',
  'msclkid',
  'fbclid',
  'dyntr',
  'ctb',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_id',
  'belboon',
  'awc',
] as const
const NAMES: ReadonlySet<string> = new Set(TOUCHPOINTS)

/** The touchpoint parameters of a query in their original order; others are dropped. */
export const pickTouchpoints = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...query].filter(([name]) => NAMES.has(name)))
