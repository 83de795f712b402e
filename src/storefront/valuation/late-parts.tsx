'use client'
import { lazy, Suspense, type ComponentProps } from 'react'

const load = () => import('./price-parts')
type Parts = Awaited<ReturnType<typeof load>>

const Why = lazy(async () => ({ default: (await load()).WhyPart }))
const Moved = lazy(async () => ({ default: (await load()).MovedPart }))
const Fixed = lazy(async () => ({ default: (await load()).FixedUntil }))
const Declined = lazy(async () => ({ default: (await load()).DeclinedNotice }))

/** Loads the components that are shown from the first answer on, while its price is requested; not in the first load. */
export const prepareParts = (): void => void load().catch(() => undefined)

export const WhyLater = (props: ComponentProps<Parts['WhyPart']>) => (
  <Suspense>
    <Why {...props} />
  </Suspense>
)

export const MovedLater = (props: ComponentProps<Parts['MovedPart']>) => (
  <Suspense>
    <Moved {...props} />
  </Suspense>
)

export const FixedUntilLater = (props: ComponentProps<Parts['FixedUntil']>) => (
  <Suspense>
    <Fixed {...props} />
  </Suspense>
)

export const DeclinedLater = (props: ComponentProps<Parts['DeclinedNotice']>) => (
  <Suspense>
    <Declined {...props} />
  </Suspense>
)
