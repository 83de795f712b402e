import type { ComponentProps, ReactNode } from 'react'
import { errorId, FieldError } from './field-error'
import { useOwnSiblings } from './own-siblings'
import classes from './choice.module.css'

/** `id`: for a value that is already used as an id in the page. */
export type CardChoice = Readonly<{ value: string; title: ReactNode; text?: ReactNode; disabled?: boolean; id?: string }>

type Props = Omit<
  ComponentProps<'input'>,
  'className' | 'type' | 'value' | 'defaultValue' | 'id' | 'defaultChecked' | 'checked'
> & {
  /** Prefix of the ids inside. */
  id: string
  name: string
  legend: ReactNode
  /** Hides the legend visually, where a heading beside the cards says the same. */
  legendHidden?: boolean
  choices: readonly CardChoice[]
  /** Several may be chosen: the cards become checkboxes. */
  multiple?: boolean
  /** Controlled values; leave out for a plain form or react-hook-form. */
  value?: readonly string[]
  defaultValue?: readonly string[]
  error?: string | undefined
  twoColumns?: boolean
  /** A card was clicked or tapped, chosen or not; keys and assistive technology click without `detail` and are not reported. */
  onPick?: (value: string) => void
}

/**
 * A question with large cards as answers. Native radios (or checkboxes), so that it works as a form without JavaScript,
 * by keyboard and with screen readers.
 */
export function RadioCards({
  id,
  name,
  legend,
  legendHidden,
  choices,
  multiple,
  value,
  defaultValue,
  error,
  twoColumns,
  onPick,
  ...input
}: Props) {
  const idOf = (choice: CardChoice) => choice.id ?? `${id}-${choice.value}`
  useOwnSiblings(choices.map(idOf), 'span[class]')
  const chosen = (list: readonly string[] | undefined, own: string) => list?.includes(own)
  return (
    <fieldset className={classes.set} aria-describedby={error ? errorId(id) : undefined} aria-invalid={error ? true : undefined}>
      <legend className={legendHidden ? classes.legendHidden : classes.legend}>{legend}</legend>
      <div className={twoColumns ? `${classes.choices} ${classes.twoColumns}` : classes.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.choice} onClick={({ detail }) => detail === 1 && onPick?.(choice.value)}>
            <input
              {...input}
              className={multiple ? classes.tick : classes.dot}
              type={multiple ? 'checkbox' : 'radio'}
              name={name}
              id={idOf(choice)}
              value={choice.value}
              disabled={choice.disabled ?? input.disabled}
              {...(value
                ? { checked: chosen(value, choice.value) ?? false }
                : { defaultChecked: chosen(defaultValue, choice.value) })}
            />
            <span className={classes.title}>{choice.title}</span>
            {choice.text && <span className={classes.text}>{choice.text}</span>}
          </label>
        ))}
      </div>
      <FieldError id={errorId(id)} text={error} />
    </fieldset>
  )
}
