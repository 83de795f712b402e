/**
 * The parts of every page that show nothing at first, as one script: `app-start.tsx` loads it after the first load.
 */
export { ConsentCheck } from '@/storefront/consent/consent-check'
export { ConsentSettings } from '@/storefront/consent/consent-settings'
export { Tracker } from '@/storefront/tracking/tracker'
export { BuildWatch } from './build-watch'
