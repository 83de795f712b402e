/** Defaults of the interface (L-06), in one place. Milliseconds and CSS pixels. */
export const CAROUSEL_INTERVAL_MS = 5000
export const TOAST_DELAY_MS = 5000
export const SWIPE_THRESHOLD_PX = 40
