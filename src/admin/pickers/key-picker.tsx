'use client'
import { FieldDescription, FieldError, FieldLabel, ReactSelect, useField, useForm } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useDeferredValue, useId, useState } from 'react'
import type { KeyKind } from '@/collections/fields/plain'
import styles from '@/admin/fields.module.css'
import { useWords } from '@/admin/use-words'
import type { KeyChoice } from '@/admin/known-keys'
import { useChoices } from './use-choices'

type Props = TextFieldClientProps &
  Readonly<{
    of: KeyKind
    /** Other texts may be stored, too: the list only helps. */
    free?: boolean
    /** Name of the field beside it that is filled with what belongs to the choice. */
    fills?: string
  }>

const anyFits = () => true
const isChoice = (option: unknown): option is KeyChoice =>
  typeof option === 'object' && option !== null && 'value' in option && typeof option.value === 'string' && 'label' in option

/**
 * A field of text that holds the key of something known, chosen by its name. What is stored is shown even when nothing is known
 * by it, and while the list cannot be read a key may be typed.
 */
export function KeyPicker({ field, path: given, readOnly, of, free = false, fills }: Props) {
  const { path, value, setValue, showError, errorMessage, disabled } = useField<string | null>({ potentiallyStalePath: given })
  const { dispatchFields } = useForm()
  const words = useWords('picker')
  const inputId = `${useId()}-key`
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<KeyChoice | null>(null)
  const stored = value ?? ''
  const sought = useDeferredValue(typed.trim())
  const { choices, chosen, state } = useChoices(of, path, sought, stored)
  const isTypable = free || state === 'away' || state === 'noMarket'
  const isListed = choices.some((choice) => choice.value === sought)
  const asTyped = isTypable && sought !== '' && !isListed ? [{ value: sought, label: words('asTyped', { key: sought }) }] : []
  const choose = (option: unknown) => {
    setPicked(isChoice(option) ? option : null)
    setValue(isChoice(option) ? option.value : null)
    if (fills !== undefined && isChoice(option) && option.beside !== undefined)
      dispatchFields({ type: 'UPDATE', path: path.replace(/[^.]+$/, fills), value: option.beside, valid: true })
  }
  const name = chosen ?? (picked?.value === stored ? picked.label : stored)
  const isUnknown = stored !== '' && chosen === null && state === 'ready' && !free
  return (
    <div className={['field-type', 'select', showError ? 'error' : ''].join(' ')} id={`field-${path.replaceAll('.', '__')}`}>
      <FieldLabel htmlFor={inputId} label={field.label} required={field.required} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} {...(errorMessage ? { message: errorMessage } : {})} />
        <ReactSelect
          inputId={inputId}
          options={[...choices, ...asTyped]}
          value={stored === '' ? undefined : { value: stored, label: name }}
          disabled={readOnly === true || disabled}
          isClearable={field.required !== true}
          isLoading={state === 'loading'}
          showError={showError}
          filterOption={anyFits}
          noOptionsMessage={() => words(isTypable ? 'typeKey' : 'none')}
          onInputChange={setTyped}
          onChange={choose}
        />
      </div>
      {(state === 'away' || state === 'noMarket') && <p className={styles.help}>{words(state)}</p>}
      {isUnknown && <p className={styles.help}>{words('unknown', { key: stored })}</p>}
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  )
}
