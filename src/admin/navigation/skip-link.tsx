'use client'
import { useWords } from '@/admin/use-words'
import styles from '@/admin/views.module.css'

const FIELD = 'main form :is(input, textarea, select, [contenteditable=true]):not([type=hidden], [disabled])'

/** The first stop of the Tab key: past the menu, to the first field of a form or to the content of another view. */
export function SkipLink() {
  const words = useWords('control')
  return (
    <button
      type="button"
      className={styles.skip}
      onClick={() => {
        const fields = [...document.querySelectorAll<HTMLElement>(FIELD)]
        const field = fields.find((one) => one.checkVisibility()) ?? document.querySelector<HTMLElement>('main')
        if (field?.tabIndex === -1 || field?.tagName === 'MAIN') field.tabIndex = -1
        field?.focus()
      }}
    >
      {words('skip')}
    </button>
  )
}
