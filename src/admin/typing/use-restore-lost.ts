import { useAllFormFields, useForm } from '@payloadcms/ui'
import { useCallback, useEffect, useRef } from 'react'
import { type FormFields, lostValues } from './lost-values'

/** Puts back what the answer of a save takes away of what was typed since it was sent. Answers what is called as each is sent. */
export function useRestoreLost(): () => void {
  const [fields, dispatch] = useAllFormFields()
  const { setModified } = useForm()
  const before = useRef(fields)
  const sent = useRef<FormFields | null>(null)
  useEffect(() => {
    const lost = sent.current === null ? [] : lostValues(before.current, fields, sent.current)
    before.current = fields
    // The editor of rich text shows a value from elsewhere only when it is the initial one.
    for (const [path, value] of lost) dispatch({ type: 'UPDATE', path, value, initialValue: value })
    if (lost.length > 0) setModified(true)
  }, [dispatch, fields, setModified])
  return useCallback(() => void (sent.current = before.current), [])
}
