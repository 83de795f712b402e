'use client'

/** What is at the bottom of the window, from below: a bar of the page, the question about measuring, short messages. */
const LAYERS = ['bar', 'question', 'messages'] as const
type Layer = (typeof LAYERS)[number]

const parts = new Map<HTMLElement, Layer>()

/** A bar of the page scrolls away at the end of what it belongs to; what is static, as in a frame, covers nothing. */
function coveredHeight(element: HTMLElement, layer: Layer): number {
  if (getComputedStyle(element).position === 'static') return 0
  if (layer !== 'bar') return element.offsetHeight
  const { height, bottom } = element.getBoundingClientRect()
  return Math.max(0, height - Math.max(0, innerHeight - bottom))
}

/**
 * Writes in pixels: at each part what is `--below` it, at the root what is covered in all (`--bottom`, for the scroll padding) and
 * what has no place of its own at the end of the page (`--bottom-fixed`, for the padding of the body).
 */
function measure(): void {
  let [bottom, fixed] = [0, 0]
  for (const layer of LAYERS)
    for (const [element, own] of parts) {
      if (own !== layer) continue
      element.style.setProperty('--below', `${bottom}px`)
      const height = coveredHeight(element, layer)
      bottom += height
      if (getComputedStyle(element).position === 'fixed') fixed += height
    }
  const { style } = document.documentElement
  style.setProperty('--bottom', `${bottom}px`)
  style.setProperty('--bottom-fixed', `${fixed}px`)
}

let observer: ResizeObserver | undefined

function add(element: HTMLElement, layer: Layer): () => void {
  observer ??= new ResizeObserver(measure)
  if (parts.size === 0) {
    observer.observe(document.body)
    addEventListener('scroll', measure, { passive: true })
    addEventListener('resize', measure)
  }
  parts.set(element, layer)
  observer.observe(element)
  measure()
  return () => {
    parts.delete(element)
    observer?.unobserve(element)
    if (parts.size === 0) {
      observer?.disconnect()
      removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
    }
    measure()
  }
}

const refFor = (layer: Layer) => (element: HTMLElement | null) => (element ? add(element, layer) : undefined)

/** Refs of everything that is fixed or sticky at the bottom of the window: nothing else may be there. */
export const bottomBar = refFor('bar')
export const bottomQuestion = refFor('question')
export const bottomMessages = refFor('messages')
