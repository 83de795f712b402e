'use client'
import { useRef, useState, type ChangeEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { LIST_LIMITS } from '@/contracts/business-list'
import { Button, buttonClass } from '@/storefront/kit/button'
import { Disclosure } from '@/storefront/kit/overlays/disclosure'
import { describedBy, Field } from '@/storefront/kit/fields/field'
import field from '@/storefront/kit/fields/field.module.css'
import type { ReadLine } from './list-state'
import { readTable, type TableRead } from './read-table'
import classes from './list.module.css'

type Fault = Exclude<TableRead, { kind: 'lines' }> | Readonly<{ kind: 'unreadable' }>
type Props = Readonly<{ room: number; onLines: (lines: readonly ReadLine[]) => void }>
const ID = 'list-paste'

/** Reads a table, pasted or as a file. Text that does not fit completely stays in the field, with the reason beside it. */
export function PasteBox({ room, onLines }: Props) {
  const intl = useIntl()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<Fault | null>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const take = async (table: string) => {
    const read = await readTable(table, room).catch((): Fault => ({ kind: 'unreadable' }))
    if (read.kind === 'lines') {
      onLines(read.lines)
      setText('')
      return setFault(null)
    }
    setFault(read)
    area.current?.focus()
  }
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    // A file above the limit is not opened.
    if (file.size > LIST_LIMITS.bytes) setFault({ kind: 'tooBig' })
    else await file.text().then(take, () => setFault({ kind: 'unreadable' }))
    target.value = ''
  }
  const help = <FormattedMessage id="business.pasteHelp" values={{ max: LIST_LIMITS.lines }} />
  const error = fault ? intl.formatMessage({ id: `business.fault.${fault.kind}` }, faultFacts(fault, room)) : undefined
  return (
    <Disclosure className={classes.paste} summary={<FormattedMessage id="business.paste" />}>
      <Field id={ID} label={<FormattedMessage id="business.pasteLabel" />} help={help} error={error}>
        <textarea
          ref={area}
          id={ID}
          className={`${field.input} ${classes.area}`}
          rows={6}
          spellCheck={false}
          placeholder={intl.formatMessage({ id: 'business.pasteExample' })}
          value={text}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(ID, { help, error })}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div className={classes.actions}>
        <Button look="quiet" onClick={() => void take(text)}>
          <FormattedMessage id="business.take" />
        </Button>
        <label className={buttonClass({ look: 'quiet', className: classes.file })}>
          <FormattedMessage id="business.file" />
          <input type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange={(event) => void upload(event)} />
        </label>
      </div>
    </Disclosure>
  )
}

const faultFacts = (fault: Fault, room: number) => ({ count: fault.kind === 'tooMany' ? fault.count : 0, room })
