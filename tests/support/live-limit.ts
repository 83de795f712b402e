/**
 * Milliseconds within which the shop shows a save while other journeys share the machine. That it takes less than a second
 * otherwise is proven by two processes (`tests/cms/live-two-processes.test.ts`) and measured by `npm run bench`.
 */
export const LIVE_MS = 3000
