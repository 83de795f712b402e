import type { InputHTMLAttributes } from 'react'

type Props = Readonly<{ name: string; label: string; problem?: string | null; help?: string; prefix?: string }> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name' | 'required'>

/** An input in the style of the admin's own, with its error and help text; `prefix` keeps its id apart from those of a form. */
export function LabelledInput({ name, label, problem = null, help, prefix = 'field', type = 'text', ...input }: Props) {
  const id = `${prefix}-${name}`
  const describedBy = [problem === null ? null : `${id}-problem`, help === undefined ? null : `${id}-help`].filter(
    (part) => part !== null,
  )
  return (
    <div className={`field-type ${type === 'password' ? 'text' : type}${problem === null ? '' : ' error'}`}>
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
          aria-invalid={problem !== null}
          aria-describedby={describedBy.length > 0 ? describedBy.join(' ') : undefined}
        />
      </div>
      {problem !== null && (
        <p id={`${id}-problem`} role="alert" style={{ color: 'var(--theme-error-600)', margin: '0.3rem 0 0' }}>
          {problem}
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
