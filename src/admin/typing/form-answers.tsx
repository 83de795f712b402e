'use client'
import { ServerFunctionsContext, type ServerFunctionsContextType, useServerFunctions } from '@payloadcms/ui'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { keepRefusals } from '@trade-in-shop/payload-workbench/typing/lost-values'

type GetFormState = ServerFunctionsContextType['getFormState']

/** Milliseconds after which Payload's form has noted a change: it waits for 250, and renders. */
const NOTED_MS = 400
const CHANGES = ['input', 'change', 'click', 'keydown', 'drop']

/** Waits until the form has noted the last change, of which the moment is given. */
async function noted(changedAt: Readonly<{ current: number }>): Promise<void> {
  const rest = changedAt.current + NOTED_MS - performance.now()
  if (rest <= 0) return
  await new Promise((resolve) => setTimeout(resolve, rest))
  await noted(changedAt)
}

/**
 * What the server answers to a form that is filled in. An answer is given only when the last change has been noted: Payload
 * takes it for one to the newest state of the form, so the server would never hear of a change in the moment before, and no
 * field that depends on it would show. It also leaves the messages of a refused save at fields that have not changed since.
 */
export function FormAnswers({ children }: Readonly<{ children: ReactNode }>) {
  const functions = useServerFunctions()
  const changedAt = useRef(-NOTED_MS)
  useEffect(() => {
    const note = () => (changedAt.current = performance.now())
    for (const type of CHANGES) document.addEventListener(type, note, true)
    return () => CHANGES.forEach((type) => document.removeEventListener(type, note, true))
  }, [])
  const value = useMemo(() => {
    const getFormState: GetFormState = async (args) => {
      const answer = await functions.getFormState(args)
      // The first state of a form follows no change of it.
      if (!args.formState || args.renderAllFields) return answer
      await noted(changedAt)
      // For a request that was given up meanwhile Payload has an answer of its own.
      if (args.signal?.aborted) return functions.getFormState(args)
      const document = `${args.collectionSlug}/${args.id ?? ''}`
      return answer.state ? { ...answer, state: keepRefusals(document, args.formState, answer.state) } : answer
    }
    return { ...functions, getFormState }
  }, [functions])
  return <ServerFunctionsContext value={value}>{children}</ServerFunctionsContext>
}
