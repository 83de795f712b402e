'use client'
import { afterStart } from '@/storefront/kit/after-start'

/** `BuildWatch`, after the first load. */
export const NewBuild = afterStart(async () => (await import('./build-watch')).BuildWatch)
