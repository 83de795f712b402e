'use client'
import { use, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { ComboBox, ComboBoxStateContext, I18nProvider, Input, ListBox, ListBoxItem, type Key } from 'react-aria-components'
import { OptionPopover } from '@/storefront/kit/overlays/option-popover'
import { useNavigate } from '@/storefront/kit/use-navigate'
import { track } from '@/storefront/tracking/track'
import { useShop } from '@/storefront/shop/shop-provider'
import { useShopPath } from '@/storefront/shop/use-shop-path'
import { SearchOptionRow } from './search-option-row'
import { searchOptions, type SearchOption, type SearchTexts } from './search-options'
import { useSuggestions } from './use-suggestions'
import classes from './search-combobox.module.css'

export type SearchComboboxProps = Readonly<{
  id: string
  home: string
  texts: SearchTexts
  value: string
  onChange: (value: string) => void
  place: 'header' | 'hero'
  /** The plain field had the focus when the combobox replaced it. */
  takeFocus: boolean
}>

/** The search field with suggestions; keyboard handling and announcements are React Aria's. */
export function SearchCombobox({ id, home, place, texts, value, onChange, takeFocus }: SearchComboboxProps) {
  const { locale } = useShop()
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    // Before the browser paints, so that no key that is being typed is lost.
    if (takeFocus) input.current?.focus()
  }, [takeFocus])
  const suggestions = useSuggestions(value, 'models')
  const options = suggestions.active ? searchOptions(suggestions) : []
  const [retries, setRetries] = useState(0)
  const retry = () => {
    setRetries((count) => count + 1)
    suggestions.retry()
  }
  // The heading of the device's page takes the focus then (`FocusOnArrival`).
  const leave = () => input.current?.blur()
  const { text, found } = suggestions
  const choose = useChoice({ home, text, fragment: found?.fragment ?? '', options, retry, onChange, leave })
  return (
    <I18nProvider locale={locale}>
      <ComboBox
        className={classes.combobox}
        aria-label={texts.label}
        items={options}
        inputValue={value}
        onInputChange={(next) => !choose.isChoosing() && onChange(next)}
        selectedKey={null}
        onSelectionChange={choose.run}
        allowsCustomValue
        menuTrigger="input"
      >
        <Input
          ref={input}
          id={id}
          name="q"
          type="text"
          enterKeyHint="search"
          maxLength={80}
          placeholder={texts.placeholder}
          onKeyDownCapture={submitWithoutOption}
        />
        <OpenAtOnce when={takeFocus && suggestions.active} />
        <OpenAgain after={retries} />
        <OptionPopover
          label={texts.label}
          className={place === 'hero' ? `${classes.popover} ${classes.hero}` : classes.popover}
          region={classes.region}
        >
          <ListBox className={classes.list ?? ''}>
            {(option: SearchOption) => (
              <ListBoxItem id={option.id} className={classes.option ?? ''} textValue={value}>
                <SearchOptionRow option={option} text={text} texts={texts} />
              </ListBoxItem>
            )}
          </ListBox>
        </OptionPopover>
      </ComboBox>
    </I18nProvider>
  )
}

/** Opens the list for text that was typed before the combobox was loaded. */
function OpenAtOnce({ when }: { when: boolean }) {
  const state = use(ComboBoxStateContext)
  const pending = useRef(when)
  useEffect(() => {
    if (!pending.current || !state) return
    pending.current = false
    state.open(null, 'input')
  }, [state])
  return null
}

/** React Aria closes the list after a choice; after a retry it must open again to show the result. */
function OpenAgain({ after }: { after: number }) {
  const state = use(ComboBoxStateContext)
  const seen = useRef(after)
  useEffect(() => {
    if (seen.current === after || !state) return
    seen.current = after
    state.open(null, 'input')
  }, [after, state])
  return null
}

/** Enter searches for the words as typed, unless an option is marked. */
function submitWithoutOption(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter' || event.currentTarget.getAttribute('aria-activedescendant')) return
  event.preventDefault()
  event.stopPropagation()
  event.currentTarget.form?.requestSubmit()
}

type Choice = Readonly<{
  home: string
  text: string
  fragment: string
  options: readonly SearchOption[]
  retry: () => void
  onChange: (value: string) => void
  leave: () => void
}>

function useChoice({ home, text, fragment, options, retry, onChange, leave }: Choice) {
  const navigate = useNavigate()
  const pathOf = useShopPath()
  // React Aria clears the field after a choice; only the choice of a device should do so.
  const choosing = useRef(false)
  const run = (key: Key | null) => {
    const option = options.find(({ id }) => id === key)
    if (!option) return
    choosing.current = true
    // The page of all matches reports its search itself (`SearchTracked`), however it was opened.
    if (option.kind === 'device')
      track({
        name: 'searched',
        words: text.trim().split(/\s+/).length,
        results: options.filter(({ kind }) => kind === 'device').length,
      })
    queueMicrotask(() => void (choosing.current = false))
    if (option.kind === 'retry') return retry()
    if (option.kind === 'browse') return navigate.push(`${home}#categories`)
    if (option.kind === 'all') return navigate.push(`${home}?${new URLSearchParams({ q: text })}`)
    if (option.kind !== 'device') return
    onChange('')
    leave()
    navigate.push(pathOf('product', { pdp: option.device.url }) + fragment)
  }
  return { run, isChoosing: () => choosing.current }
}
