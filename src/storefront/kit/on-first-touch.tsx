'use client'
import { useEffect, useSyncExternalStore, type ComponentType } from 'react'
import { submitUnsent } from './fields/text-field'
import { onFirstRender, type LoadComponent } from './lazy'

/** What visitors do with a page, or their browser when it fills fields in. */
const TOUCHES = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input', 'change'] as const
const isBrowser = typeof document !== 'undefined'

/** Resolves with the next touch of the page, or when `start` is called; at once after an earlier call. */
function untilTouched() {
  let wake = () => {}
  let isWanted = false
  const start = () => {
    isWanted = true
    for (const name of TOUCHES) document.removeEventListener(name, start, true)
    wake()
  }
  const listen = () => {
    isWanted = false
    for (const name of TOUCHES) document.addEventListener(name, start, { capture: true, passive: true })
  }
  const wait = () => new Promise<void>((resolve) => (isWanted ? resolve() : (wake = resolve)))
  if (isBrowser) listen()
  if (isBrowser && document.activeElement !== document.body) start()
  return { start, listen, wait }
}

/**
 * Follows the fields that are left, of forms with `method="dialog"`, before their code is there. Returns a function that lets them
 * be left again, and submits again what was submitted meanwhile.
 */
function followEarlyEvents() {
  const left = new Set<HTMLInputElement | HTMLSelectElement>()
  const noteLeft = ({ target }: Event) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
    if (isField && target.form?.method === 'dialog') left.add(target)
  }
  if (isBrowser) addEventListener('focusout', noteLeft)
  return () => {
    removeEventListener('focusout', noteLeft)
    for (const field of left)
      if (field.isConnected && field !== document.activeElement)
        field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    left.clear()
    for (const form of document.querySelectorAll('form')) submitUnsent(form)
  }
}

/**
 * A form whose HTML comes from the server and whose code with the first touch of the page; React then takes over the inputs with
 * what was typed meanwhile, fields that were left are checked, and a form that was submitted is submitted again. `Fallback` is
 * shown where the HTML did not come from the server, and its code is loaded at once. `Failed` is shown beside the form while the
 * code cannot be loaded; each touch tries again. Render it by a server component, or pass it on as `children`: an update of a
 * parent would make React throw the HTML away.
 */
export function onFirstTouch<Props extends object>(
  load: LoadComponent<Props>,
  Fallback: ComponentType<Props>,
  Failed: ComponentType,
) {
  const { start, listen, wait } = untilTouched()
  const repeatEvents = followEarlyEvents()
  const followers = new Set<() => void>()
  let hasFailed = false
  const follow = (changed: () => void) => {
    followers.add(changed)
    return () => void followers.delete(changed)
  }
  const setFailed = (now: boolean) => {
    hasFailed = now
    for (const changed of followers) changed()
  }
  const loadWhenTouched = async (): Promise<ComponentType<Props>> => {
    await wait()
    try {
      const part = await load()
      setFailed(false)
      return part
    } catch {
      setFailed(true)
      listen()
      return loadWhenTouched()
    }
  }
  const loadPart: LoadComponent<Props> = async () => {
    const Part = await (isBrowser ? loadWhenTouched() : load())
    return function Arrived(props: Props) {
      useEffect(repeatEvents, [])
      return <Part {...props} />
    }
  }
  const Part = onFirstRender(loadPart, function Starting(props: Props) {
    useEffect(start, [])
    return <Fallback {...props} />
  })
  const Failure = () =>
    useSyncExternalStore(
      follow,
      () => hasFailed,
      () => false,
    ) && <Failed />

  const OnFirstTouch = (props: Props) => (
    <>
      <Part {...props} />
      <Failure />
    </>
  )
  return Object.assign(OnFirstTouch, { start })
}
