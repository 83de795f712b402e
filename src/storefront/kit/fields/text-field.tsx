import type { ComponentProps, ReactNode } from 'react'
import { describedBy, Field } from './field'
import classes from './field.module.css'

type Props = Omit<ComponentProps<'input'>, 'className' | 'id'> & {
  id: string
  label: ReactNode
  optional?: string | undefined
  help?: ReactNode
  error?: string | undefined
  /** Class of the whole field, for its place in a grid. */
  className?: string | undefined
}

/** A text input with label, help and error. Spread react-hook-form's `register(name)` into it. */
export function TextField({ id, label, optional, help, error, className, type = 'text', onBlur, ...input }: Props) {
  return (
    <Field id={id} label={label} optional={optional} help={help} error={error} className={className}>
      <input
        {...input}
        onBlur={onBlur && ((event) => afterPress(() => onBlur(event)))}
        id={id}
        type={type}
        className={classes.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help, error })}
      />
    </Field>
  )
}

/** Whether a keypad of digits is enough for the postal codes of a market: on a phone it has no letters, blanks or dashes. */
export function postalCodeInputMode(expression: string): 'numeric' | 'text' {
  const others = expression.replace(/\\d|\[(?:\\d|\d-\d|\d)+\]|[\d\s^$(){}|?:,+*]/g, '')
  return others === '' ? 'numeric' : 'text'
}

/** Whether a button of the mouse, a finger or a pen is down. */
let isPressed = false

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => void (isPressed = true), true)
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, () => void (isPressed = false), true)
}

/**
 * Runs at once, or after the click of a press that is under way. A press outside a field leaves the field before it is a click:
 * an error that appears meanwhile would move the button from under the pointer, and the click would be lost.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) return run()
  const controller = new AbortController()
  const end = () => {
    controller.abort()
    setTimeout(run)
  }
  for (const name of ['pointerup', 'pointercancel'])
    document.addEventListener(name, end, { capture: true, signal: controller.signal })
}

type Rewriting = Readonly<{ read: () => string; write: (text: string) => void; rewrite: (typed: string) => string }>

/**
 * Formats the text of a field that was left, after the next frame: by then the browser has moved the focus of a touch, so that
 * nothing that is typed at once is lost. A text that has changed meanwhile stays.
 */
export const rewriteLater = ({ read, write, rewrite }: Rewriting) => ({
  onBlur: () => {
    const typed = read()
    requestAnimationFrame(() => setTimeout(() => read() === typed && write(rewrite(typed))))
  },
})

type TextValues = { getValues(name: string): unknown; setValue(name: string, text: string): void }

/** Gives react-hook-form the texts that are on the screen: some password managers fill fields in without an event. */
export function takeShownTexts(form: HTMLFormElement, values: TextValues): void {
  for (const { name, value } of form.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio])')) {
    const known = name ? values.getValues(name) : undefined
    if (typeof known === 'string' && known !== value) values.setValue(name, value)
  }
}
