'use client'
import { useEffect, useState, type ComponentType } from 'react'

/**
 * A component whose code is fetched once the page is at work: it shows nothing (or `fallback`) before, and is no part
 * of the first load. Without its chunk the page goes on without it.
 */
export function afterStart<Props extends object>(load: () => Promise<ComponentType<Props>>, Fallback?: ComponentType<Props>) {
  return function AfterStart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => Fallback)
    useEffect(() => {
      let here = true
      load().then(
        (part) => here && setPart(() => part),
        () => undefined,
      )
      return () => void (here = false)
    }, [])
    return Part ? <Part {...props} /> : null
  }
}
