'use client'
import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ComponentType } from 'react'

export type LoadComponent<Props> = () => Promise<ComponentType<Props>>

/** How many parts of `onFirstRender` are in the page and not hydrated yet. */
let unfinished = 0
const waiting: (() => void)[] = []

/** Calls back when every part that the page contains now is hydrated. */
export function whenHydrated(done: () => void): void {
  if (unfinished === 0) done()
  else waiting.push(done)
}

/** Counts a part from when its place is hydrated until the part itself is; returns what ends that. */
function useCountedPart(): () => void {
  const step = useRef<'new' | 'counted' | 'done'>('new')
  const end = useCallback(() => {
    if (step.current === 'counted') unfinished -= 1
    step.current = 'done'
    if (unfinished === 0) for (const done of waiting.splice(0)) done()
  }, [])
  useEffect(() => {
    if (step.current === 'new') {
      step.current = 'counted'
      unfinished += 1
    }
    return end
  }, [end])
  return end
}

function Hydrated({ then }: Readonly<{ then: () => void }>) {
  useEffect(then, [then])
  return null
}

/**
 * A component whose code is loaded when it is first rendered, also by the server; `Fallback` is shown until then. If its chunk
 * cannot be loaded, the nearest error boundary is shown: it is a part that the page needs.
 */
export function onFirstRender<Props extends object>(load: LoadComponent<Props>, Fallback?: ComponentType<Props>) {
  const Part: ComponentType<Props> = lazy(async () => ({ default: await load() }))
  return function OnFirstRender(props: Props) {
    const end = useCountedPart()
    return (
      <Suspense fallback={Fallback && <Fallback {...props} />}>
        <Part {...props} />
        <Hydrated then={end} />
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
