'use client'
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'

export type LoadComponent<Props> = () => Promise<ComponentType<Props>>

/**
 * A component whose code is loaded when it is first rendered, also by the server; `Fallback` is shown until then. If its chunk
 * cannot be loaded, the nearest error boundary is shown: it is a part that the page needs.
 */
export function onFirstRender<Props extends object>(load: LoadComponent<Props>, Fallback?: ComponentType<Props>) {
  const Part: ComponentType<Props> = lazy(async () => ({ default: await load() }))
  return function OnFirstRender(props: Props) {
    return (
      <Suspense fallback={Fallback && <Fallback {...props} />}>
        <Part {...props} />
      </Suspense>
    )
  }
}

/**
 * A component whose code is loaded after the first load: renders nothing (or `fallback`) before. If its chunk cannot be
 * loaded, the page works without it.
 */
export function afterStart<Props extends object>(load: LoadComponent<Props>, Fallback?: ComponentType<Props>) {
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
