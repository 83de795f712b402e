'use client'
import { useRef, useState, type KeyboardEvent } from 'react'
import { ComboBox, I18nProvider, Input, Label, ListBox, ListBoxItem, type Key } from 'react-aria-components'
import { useIntl } from 'react-intl'
import { LIST_LIMITS } from '@trade-in-shop/contracts/limits'
import type { Suggestion } from '@trade-in-shop/contracts/suggestions'
import { DevicePicture } from '@/storefront/kit/device-picture'
import rows from '@/storefront/catalog/search/search-combobox.module.css'
import { fullName, shownName } from '@/storefront/catalog/titles'
import { useSuggestions } from '@/storefront/catalog/search/use-suggestions'
import field from '@/storefront/kit/fields/field.module.css'
import { OptionPopover } from '@/storefront/kit/overlays/option-popover'
import { useShop } from '@/storefront/shop/shop-provider'
import type { ListRow, ListLine } from '@/storefront/cart/list-state'
import { MAX_NAME_CHARACTERS } from './list-later'
import classes from './list.module.css'

export type PickerProps = Readonly<{ onAdd: (line: ListLine & Partial<Pick<ListRow, 'found'>>) => void }>
/** What was typed into the plain field before, and whether it had the focus. */
type Props = PickerProps & Readonly<{ typed: string; takeFocus: boolean }>

type Option = Readonly<{ id: string; device: Suggestion | null }>
/** Key of the last option; device ids contain no blank. */
const WORDS = ' words'

/**
 * Adds one device at a time: a choice from the suggestions is certain, while words and Enter are looked up like a line
 * of a table.
 */
export function DevicePicker({ onAdd, typed, takeFocus }: Props) {
  const intl = useIntl()
  const { locale } = useShop()
  const [value, setValue] = useState(typed)
  const { active, found, settled } = useSuggestions(value, 'devices')
  const devices = active ? (found?.devices ?? []) : []
  // Never empty while text is typed, because a list that is filled later would not open by itself.
  const options: Option[] = active ? [...devices.map((device) => ({ id: device.id, device })), { id: WORDS, device: null }] : []
  // React Aria writes the chosen text into the field, which must stay empty for the next device.
  const choosing = useRef(false)
  const addWords = () => onAdd({ text: value.trim().slice(0, LIST_LIMITS.modelLength), quantity: 1, works: true })
  const choose = (key: Key | null) => {
    if (key === null) return
    choosing.current = true
    queueMicrotask(() => void (choosing.current = false))
    const device = devices.find(({ id }) => id === key)
    if (device) onAdd({ text: fullName(device), quantity: 1, works: true, found: { kind: 'match', device } })
    else addWords()
    setValue('')
  }
  const onEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.currentTarget.getAttribute('aria-activedescendant') || value.trim() === '') return
    event.preventDefault()
    event.stopPropagation()
    addWords()
    setValue('')
  }
  return (
    <I18nProvider locale={locale}>
      <ComboBox
        className={classes.picker ?? ''}
        items={options}
        inputValue={value}
        onInputChange={(next) => !choosing.current && setValue(next)}
        selectedKey={null}
        onSelectionChange={choose}
        allowsCustomValue
        menuTrigger="input"
      >
        <Label className={field.label ?? ''}>{intl.formatMessage({ id: 'list.add' })}</Label>
        <Input
          className={field.input ?? ''}
          maxLength={MAX_NAME_CHARACTERS}
          placeholder={intl.formatMessage({ id: 'list.addExample' })}
          onKeyDownCapture={onEnter}
          autoFocus={takeFocus}
        />
        <Options waiting={!settled} />
      </ComboBox>
    </I18nProvider>
  )
}

/** The matching devices, and last the words as typed. */
function Options({ waiting }: { waiting: boolean }) {
  const intl = useIntl()
  const asTyped = intl.formatMessage({ id: waiting ? 'list.looking' : 'list.addWords' })
  return (
    <OptionPopover label={intl.formatMessage({ id: 'list.add' })} className={rows.popover} region={rows.region}>
      <ListBox className={rows.list ?? ''}>
        {({ id, device }: Option) => (
          <ListBoxItem id={id} className={rows.option ?? ''} textValue={device ? fullName(device) : asTyped}>
            {device ? <DeviceOption device={device} /> : <span className={rows.note}>{asTyped}</span>}
          </ListBoxItem>
        )}
      </ListBox>
    </OptionPopover>
  )
}

const DeviceOption = ({ device }: { device: Suggestion }) => (
  <span className={rows.device}>
    <span className={rows.thumb}>
      <DevicePicture device={device} />
    </span>
    <b>{shownName(device)}</b>
  </span>
)
