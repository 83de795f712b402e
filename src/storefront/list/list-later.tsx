'use client'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import type { ListLine } from '@/storefront/cart/list-state'
import field from '@/storefront/kit/fields/field.module.css'
import { afterStart } from '@/storefront/kit/lazy'
import { Skeleton } from '@/storefront/kit/skeleton'
import type { DevicePicker, PickerProps } from './device-picker'
import classes from './list.module.css'
import { useOwnSiblings } from '@/storefront/kit/fields/own-siblings'

const PICKER = 'list-picker'
/** Characters of a typed device, here and in the combobox. */
export const MAX_NAME_CHARACTERS = 80

/** Placeholder with the size of an empty list. */
export const ListSkeleton = () => (
  <div className={classes.list}>
    <Skeleton className={classes.skeletonField} />
    <Skeleton className={classes.skeletonPaste} />
  </div>
)

/** Whether a link brings devices in its fragment. */
export const carriesList = (hash: string): boolean => /^#(?:list|names)=/.test(hash)

type Take = (lines: readonly ListLine[]) => void
/** Holds lines until the list's code is there, and hands them on from then on. */
export function createIntake() {
  let waiting: readonly ListLine[] = []
  let take: Take | null = null
  return {
    add: (lines: readonly ListLine[]) => {
      if (take) take(lines)
      else waiting = [...waiting, ...lines]
    },
    open: (next: Take) => {
      take = next
      if (waiting.length > 0) next(waiting)
      waiting = []
      return () => void (take = null)
    },
  }
}
export type Intake = ReturnType<typeof createIntake>

/** The list and its table reader are not in the page's first load. */
export const ListLater = afterStart(async () => (await import('./list-entry')).ListEntry, ListSkeleton)

/** A plain field until the visitor turns to it; then the combobox, a third of the screen's code, takes over its text and its focus. */
export function Picker({ onAdd }: PickerProps) {
  const intl = useIntl()
  const plain = useRef<HTMLInputElement>(null)
  const [loaded, setLoaded] = useState<{ Picker: typeof DevicePicker; typed: string; focused: boolean } | null>(null)
  const wake = () => {
    if (loaded) return
    import('./device-picker').then(
      ({ DevicePicker: Loaded }) => {
        const { current: input } = plain
        const focused = input !== null && document.activeElement === input
        setLoaded((before) => before ?? { Picker: Loaded, typed: input?.value ?? '', focused })
      },
      () => undefined,
    )
  }
  const addWords = (event: KeyboardEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value.trim()
    if (event.key !== 'Enter' || text === '') return
    event.preventDefault()
    onAdd({ text, quantity: 1, works: true })
    event.currentTarget.value = ''
  }
  useOwnSiblings([PICKER])
  if (loaded) return <loaded.Picker onAdd={onAdd} typed={loaded.typed} takeFocus={loaded.focused} />
  return (
    <div className={classes.picker}>
      <label className={field.label} htmlFor={PICKER}>
        {intl.formatMessage({ id: 'list.add' })}
      </label>
      <input
        ref={plain}
        id={PICKER}
        className={field.input}
        role="combobox"
        aria-expanded={false}
        aria-controls={PICKER}
        autoComplete="off"
        maxLength={MAX_NAME_CHARACTERS}
        placeholder={intl.formatMessage({ id: 'list.addExample' })}
        onPointerEnter={wake}
        onFocus={wake}
        onKeyDown={addWords}
      />
    </div>
  )
}
