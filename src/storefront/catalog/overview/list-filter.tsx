'use client'
import { useState } from 'react'
import { plainLetters } from '@/domain/plain-letters'
import { Icon } from '@/storefront/kit/icon'
import { useHydrated } from '@/runtime/use-hydrated'
import field from '@/storefront/catalog/search/search-field.module.css'
import classes from '@/storefront/catalog/catalog-page.module.css'

type Props = Readonly<{
  /** The id of the list, whose rows are hidden and shown. */
  list: string
  label: string
  none: string
}>

const plain = (text: string) => plainLetters(text).replace(/\s+/g, ' ').trim()

/** Shows the rows that contain all words. The list is the server's, and no row of it is drawn again. */
export function ListFilter({ list, label, none }: Props) {
  const [status, setStatus] = useState('')
  const filter = (text: string) => {
    const words = plain(text).split(' ')
    const rows = [...(document.getElementById(list)?.children ?? [])].filter((row) => row instanceof HTMLElement)
    for (const row of rows) row.hidden = !words.every((word) => plain(row.textContent).includes(word))
    const shown = rows.filter(({ hidden }) => !hidden).length
    setStatus(shown === 0 ? none : shown < rows.length ? `${shown} / ${rows.length}` : '')
  }
  // Its place is there from the start, so that the list does not move.
  const isReady = useHydrated()
  return (
    <div className={`${field.box} ${classes.filter}`}>
      <Icon name="search" small className={field.icon} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        maxLength={80}
        disabled={!isReady}
        onChange={(event) => filter(event.target.value)}
      />
      <p role="status" className={classes.found}>
        {status}
      </p>
    </div>
  )
}
