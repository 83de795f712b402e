'use client'
import { useRef, useState, type KeyboardEvent } from 'react'
import { ComboBox, I18nProvider, Input, Label, ListBox, ListBoxItem, Popover, type Key } from 'react-aria-components'
import { useIntl } from 'react-intl'
import { LIST_LIMITS } from '@/contracts/business-list'
import { DevicePicture } from '@/storefront/catalog/device-picture'
import rows from '@/storefront/catalog/search-combobox.module.css'
import { fullName } from '@/storefront/catalog/titles'
import { useSuggestions } from '@/storefront/catalog/use-suggestions'
import field from '@/storefront/kit/field.module.css'
import { useShop } from '@/storefront/shop/use-shop'
import type { ListRow, ReadLine } from './list-state'
import classes from './list.module.css'

type Props = Readonly<{ onAdd: (line: ReadLine & Partial<Pick<ListRow, 'found'>>) => void }>

/** Device by device: a choice from the suggestions is sure; words and Enter are looked up like a line of a table. */
export function DevicePicker({ onAdd }: Props) {
  const intl = useIntl()
  const { locale } = useShop()
  const [value, setValue] = useState('')
  const { active, found, settled } = useSuggestions(value)
  const devices = active ? (found?.devices ?? []) : []
  // React Aria writes the chosen text into the field; the field is for the next device.
  const choosing = useRef(false)
  const choose = (key: Key | null) => {
    const device = devices.find(({ id }) => id === key)
    if (!device) return
    choosing.current = true
    queueMicrotask(() => void (choosing.current = false))
    onAdd({ text: fullName(device), quantity: 1, works: true, found: { kind: 'match', device } })
    setValue('')
  }
  const addWords = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.currentTarget.getAttribute('aria-activedescendant') || value.trim() === '') return
    event.preventDefault()
    event.stopPropagation()
    onAdd({ text: value.trim().slice(0, LIST_LIMITS.modelLength), quantity: 1, works: true })
    setValue('')
  }
  return (
    <I18nProvider locale={locale}>
      <ComboBox
        className={classes.picker ?? ''}
        items={devices}
        inputValue={value}
        onInputChange={(next) => !choosing.current && setValue(next)}
        selectedKey={null}
        onSelectionChange={choose}
        allowsCustomValue
        allowsEmptyCollection
        menuTrigger="input"
      >
        <Label className={field.label ?? ''}>{intl.formatMessage({ id: 'business.add' })}</Label>
        <Input
          className={field.input ?? ''}
          maxLength={80}
          placeholder={intl.formatMessage({ id: 'business.addExample' })}
          onKeyDownCapture={addWords}
        />
        <Popover className={rows.popover ?? ''} placement="bottom start" offset={8} shouldFlip={false}>
          <ListBox
            className={rows.list ?? ''}
            renderEmptyState={() => (
              <span className={classes.note}>
                {intl.formatMessage({ id: active && !settled ? 'business.looking' : 'business.addWords' })}
              </span>
            )}
          >
            {(device: (typeof devices)[number]) => (
              <ListBoxItem id={device.id} className={rows.option ?? ''} textValue={fullName(device)}>
                <span className={rows.device}>
                  <span className={rows.thumb}>
                    <DevicePicture device={device} />
                  </span>
                  <b>{fullName(device)}</b>
                </span>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  )
}
