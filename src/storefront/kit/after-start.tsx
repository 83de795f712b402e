'use client'
import { useEffect, useState, type ComponentType } from 'react'

/**
 * A component whose code is loaded after the first load: renders nothing (or `fallback`) before. If its chunk cannot be
 * loaded, the page works without it.
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
