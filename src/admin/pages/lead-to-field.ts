/** Elements of a field that can get the focus. */
const FOCUSABLE = 'input:not([type=hidden]), textarea, [contenteditable=true], button, a[href]'

/** The field at a path; its block when the field is collapsed or renders nothing. */
const fieldAt = (path: string): HTMLElement | null => {
  const field = document.getElementById(`field-${path.replaceAll('.', '__')}`)
  const row = /^blocks\.(\d+)/.exec(path)?.[1]
  return row === undefined || field?.checkVisibility() ? field : document.getElementById(`blocks-row-${row}`)
}

/** Scrolls to a field of the form, whichever tab it is in, and focuses it. */
export function leadToField(path: string): void {
  const tabs = [...document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')]
  const tryTab = (index: number): void => {
    const field = fieldAt(path)
    if (field) return show(field)
    const tab = tabs[index]
    if (!tab) return
    tab.click()
    // The tab's fields are rendered after this event.
    setTimeout(() => tryTab(index + 1), 50)
  }
  tryTab(0)
}

function show(field: HTMLElement): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  field.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' })
  const target = field.matches(FOCUSABLE) ? field : field.querySelector<HTMLElement>(FOCUSABLE)
  target?.focus({ preventScroll: true })
}
