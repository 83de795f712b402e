import type { InputHTMLAttributes } from 'react'

type Props = Readonly<{ name: string; label: string; fault?: string | null; help?: string }> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name' | 'required'>

/** An input in the style of the admin's own, with its error and help text. */
export function LabelledInput({ name, label, fault = null, help, type = 'text', ...input }: Props) {
  const id = `field-${name}`
  const told = [fault === null ? null : `${id}-fault`, help === undefined ? null : `${id}-help`].filter((part) => part !== null)
  return (
    <div className={`field-type ${type === 'password' ? 'text' : type}${fault === null ? '' : ' error'}`}>
      <label className="field-label" htmlFor={id}>
        {label}
        <span className="required">*</span>
      </label>
      <div className="field-type__wrap">
        <input
          {...input}
          id={id}
          name={name}
          type={type}
          aria-required="true"
          aria-invalid={fault !== null}
          aria-describedby={told.length > 0 ? told.join(' ') : undefined}
        />
      </div>
      {fault !== null && (
        <p id={`${id}-fault`} role="alert" style={{ color: 'var(--theme-error-600)', margin: '0.3rem 0 0' }}>
          {fault}
        </p>
      )}
      {help !== undefined && (
        <p id={`${id}-help`} className="field-description">
          {help}
        </p>
      )}
    </div>
  )
}
