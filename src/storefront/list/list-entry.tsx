'use client'

import { FormattedMessage, useIntl } from 'react-intl'
import { LIST_LIMITS } from '@trade-in-shop/contracts/limits'
import type { ListLine } from '@/storefront/cart/list-state'
import { onFirstRender } from '@/storefront/kit/lazy'
import { cartKey, listKey } from '@/storefront/kit/storage/browser-storage'
import { useStored } from '@/storefront/kit/storage/use-persisted'
import { carriesList, createIntake, Picker } from './list-later'
import classes from './list.module.css'
import { useRef, useState, type ChangeEvent } from 'react'
import { Button, buttonClass } from '@/storefront/kit/button'
import { Disclosure } from '@/storefront/kit/overlays/disclosure'
import { describedBy, Field } from '@/storefront/kit/fields/field'
import field from '@/storefront/kit/fields/field.module.css'
import type { MessageId } from '@/storefront/i18n/message-types'
import { useShop } from '@/storefront/shop/shop-provider'
import { readNames, readTable, type TableRead } from './read-lines'

type Problem = Exclude<TableRead, { kind: 'lines' }> | Readonly<{ kind: 'unreadable' }>
type Props = Readonly<{ mode: ListMode; room: number; onLines: (lines: readonly ListLine[]) => void }>
const ID = 'list-paste'

type ListMode = Readonly<{
  read: (text: string, room: number) => Promise<TableRead>
  /** Where files have tables of devices. */
  hasFiles: boolean
  words: Readonly<Record<'paste' | 'pasteLabel' | 'pasteHelp' | 'pasteExample' | 'empty', MessageId>>
}>

/** A company's table says how many of each there are and whether they work; everybody else names devices. */
const COMPANY: ListMode = {
  read: readTable,
  hasFiles: true,
  words: {
    paste: 'list.paste',
    pasteLabel: 'list.pasteLabel',
    pasteHelp: 'list.pasteHelp',
    pasteExample: 'list.pasteExample',
    empty: 'list.empty',
  },
}
const SHOPPER: ListMode = {
  read: readNames,
  hasFiles: false,
  words: {
    paste: 'list.names.paste',
    pasteLabel: 'list.names.label',
    pasteHelp: 'list.names.help',
    pasteExample: 'list.names.example',
    empty: 'list.names.empty',
  },
}

/** Reads a table, pasted or as a file. Text that does not fit completely stays in the field, with the reason beside it. */
function PasteBox({ mode: { read: readText, hasFiles, words }, room, onLines }: Props) {
  const intl = useIntl()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const take = async (table: string) => {
    const read = await readText(table, room).catch((): Problem => ({ kind: 'unreadable' }))
    if (read.kind === 'lines') {
      onLines(read.lines)
      setText('')
      return setProblem(null)
    }
    setProblem(read)
    area.current?.focus()
  }
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    // A file above the limit is not opened.
    if (file.size > LIST_LIMITS.bytes) setProblem({ kind: 'tooBig' })
    else await file.text().then(take, () => setProblem({ kind: 'unreadable' }))
    target.value = ''
  }
  const help = <FormattedMessage id={words.pasteHelp} values={{ max: LIST_LIMITS.lines }} />
  const error = problem
    ? intl.formatMessage(
        { id: `list.problem.${problem.kind}` },
        { ...problemFacts(problem, room), field: intl.formatMessage({ id: words.pasteLabel }) },
      )
    : undefined
  return (
    <Disclosure className={classes.paste} summary={<FormattedMessage id={words.paste} />}>
      <Field id={ID} label={<FormattedMessage id={words.pasteLabel} />} help={help} error={error}>
        <textarea
          ref={area}
          id={ID}
          className={`${field.input} ${classes.area}`}
          rows={6}
          spellCheck={false}
          placeholder={intl.formatMessage({ id: words.pasteExample })}
          value={text}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(ID, { help, error })}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div className={classes.actions}>
        <Button look="quiet" onClick={() => void take(text)}>
          <FormattedMessage id="list.take" />
        </Button>
        {hasFiles && (
          <label className={buttonClass({ look: 'quiet', className: classes.file })}>
            <FormattedMessage id="list.file" />
            <input type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange={(event) => void upload(event)} />
          </label>
        )}
      </div>
    </Disclosure>
  )
}

const problemFacts = (problem: Problem, room: number) => ({ count: problem.kind === 'tooMany' ? problem.count : 0, room })

const ListLines = onFirstRender(async () => (await import('./list-lines')).ListLines)

/**
 * A list of devices, of a company (P-16) or of anybody (U-13): one by one or pasted, each line looked up, confirmed and
 * editable. The host alone decides which mode it is (M-06). A first visit has no lines, and loads no code for them.
 */
export function ListEntry() {
  const shop = useShop()
  const mode = shop.business ? COMPANY : SHOPPER
  const { read, words } = mode
  const isStored = useStored(cartKey(shop), listKey(shop)) ?? false
  const [begun, setBegun] = useState(() => carriesList(globalThis.location.hash))
  const [count, setCount] = useState(0)
  const [intake] = useState(createIntake)
  const add = (lines: readonly ListLine[]) => {
    intake.add(lines)
    setBegun(true)
  }
  return (
    <div className={classes.list} data-testid="device-list">
      <Picker onAdd={(line) => add([line])} />
      <PasteBox mode={mode} room={LIST_LIMITS.lines - count} onLines={add} />
      {isStored || begun ? (
        <ListLines intake={intake} read={read} empty={words.empty} onCount={setCount} />
      ) : (
        <p className={classes.empty}>
          <FormattedMessage id={words.empty} />
        </p>
      )}
    </div>
  )
}
