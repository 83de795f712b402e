'use client'
import { useId, useLayoutEffect, useRef, useState, type ComponentType } from 'react'
import { Icon } from '@/storefront/kit/icon'
import type { SearchComboboxProps } from './search-combobox'
import type { SearchTexts } from './search-options'
import classes from './search-field.module.css'
import { useOwnSiblings } from '@/storefront/kit/fields/own-siblings'

type Props = Readonly<{ home: string; place: 'header' | 'hero'; texts: SearchTexts; labelled: boolean }>

/**
 * A search form that works at once. The combobox is loaded when the visitor points at the field or enters it, and then
 * takes over what has been typed.
 */
export function SearchField({ home, place, texts, labelled }: Props) {
  const id = useId()
  const plain = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState('')
  const [loaded, setLoaded] = useState<{ Combobox: ComponentType<SearchComboboxProps>; focused: boolean } | null>(null)
  const wake = () => {
    if (loaded) return
    import('./search-combobox').then(
      ({ SearchCombobox }) =>
        setLoaded((before) => before ?? { Combobox: SearchCombobox, focused: document.activeElement === plain.current }),
      // If the combobox cannot be loaded, the field stays a plain search form.
      () => undefined,
    )
  }
  useOwnSiblings([id], 'svg, button')
  // What was typed before this code was here.
  useLayoutEffect(() => setValue((before) => before || (plain.current?.value ?? '')), [])
  return (
    <form
      className={classes.search}
      data-place={place}
      role="search"
      action={home}
      method="get"
      onPointerEnter={wake}
      onFocus={wake}
    >
      <label className={labelled ? classes.label : classes.hidden} htmlFor={id}>
        {texts.label}
      </label>
      <div className={classes.box}>
        <Icon name="search" small={place === 'header'} className={classes.icon} />
        {loaded ? (
          <loaded.Combobox
            place={place}
            id={id}
            home={home}
            texts={texts}
            value={value}
            onChange={setValue}
            takeFocus={loaded.focused}
          />
        ) : (
          <input
            ref={plain}
            id={id}
            name="q"
            type="search"
            autoComplete="off"
            maxLength={80}
            placeholder={texts.placeholder}
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        )}
        <button type="submit" aria-label={texts.submit}>
          <Icon name="arrow" small />
        </button>
      </div>
    </form>
  )
}
