'use client'
import { useEffect, useRef, useState } from 'react'
import { cleanCode, cleanEmail, cleanLines, cleanText } from '@trade-in-shop/contracts/clean-text'
import type { ContactLine, ContactSubject } from '@trade-in-shop/contracts/contact'
import { MIN_FILLING_MS } from '@trade-in-shop/contracts/limits'
import type { ProblemCode } from '@trade-in-shop/contracts/problem'
import { DAY } from '@trade-in-shop/runtime/durations'
import { NoAnswerError, ownApi, OwnApiError } from '@/storefront/kit/own-api'
import { cartKey, cartScope, fieldsSchema, isFlag, isText } from '@/storefront/kit/storage/browser-storage'
import { persistedFamily } from '@/storefront/kit/storage/persisted-atom'
import { usePersisted, useStored } from '@/storefront/kit/storage/use-persisted'
import { useShop } from '@/storefront/shop/shop-provider'
import { clarificationInFragment, QUOTE } from '@/domain/routing/contact-fragment'
import { type ContactProblems, contactFieldId, problemsFrom, findContactProblems, firstFaulty } from './contact-checks'

type Sent =
  | Readonly<{ kind: 'sent'; number: string }>
  | Readonly<{ kind: 'problems'; problems: ContactProblems }>
  | Readonly<{ kind: 'failed'; reason: 'offline' | ProblemCode }>

type Extra = Readonly<{ cart: string; website: string; openForMs: () => number }>

/** The lines of a stored cart; `scope` is the cart's. Throws `NoAnswerError` when its code cannot be loaded. */
async function linesOf(scope: string): Promise<ContactLine[]> {
  const { storedCart } = await import('@/storefront/cart/cart-state').catch(() => {
    throw new NoAnswerError('offline')
  })
  return storedCart(scope).cart.map(({ offerId, quantity }) => ({ offerId, quantity }))
}

const ticketSchema = async () => (await import('@trade-in-shop/contracts/contact')).ContactTicket

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, Math.max(0, ms)))

/**
 * Sends the form once. A form that is completed faster than anyone types (a restored draft, a password manager) waits
 * here, so that the server does not take its sender for a program.
 */
async function sendMessage(draft: ContactDraft, { cart, website, openForMs }: Extra): Promise<Sent> {
  await pause(MIN_FILLING_MS - openForMs())
  const { subject, name, email, tradeNumber, message } = draft
  try {
    const lines = draft.attachCart ? await linesOf(cart) : []
    const body = {
      ...{ subject, name: cleanText(name), email: cleanEmail(email), message: cleanLines(message) },
      ...(cleanCode(tradeNumber) && { tradeNumber: cleanCode(tradeNumber) }),
      ...(lines.length > 0 && { lines }),
      ...{ website, elapsedMs: Math.max(MIN_FILLING_MS, Math.round(openForMs())) },
    }
    const { number } = await ownApi({ method: 'POST', path: '/api/contact', body, answer: ticketSchema })
    return { kind: 'sent', number }
  } catch (error) {
    return failureOf(error)
  }
}

function failureOf(error: unknown): Sent {
  if (error instanceof NoAnswerError) return { kind: 'failed', reason: error.reason }
  if (!(error instanceof OwnApiError)) throw error
  const problems = problemsFrom(error.errors)
  return Object.keys(problems).length > 0 ? { kind: 'problems', problems } : { kind: 'failed', reason: error.code }
}

/**
 * The draft is the form's state: stored in the tab's session storage for a day, so that neither a reload nor a failure
 * loses it.
 */
export type ContactDraft = Readonly<{
  subject: string
  name: string
  email: string
  tradeNumber: string
  message: string
  attachCart: boolean
}>
const typed = isText(400)
const schema = fieldsSchema<ContactDraft>({
  ...{ subject: isText(40), name: typed, email: typed, tradeNumber: typed, message: isText(20_000), attachCart: isFlag },
})

export const EMPTY_CONTACT: ContactDraft = { subject: '', name: '', email: '', tradeNumber: '', message: '', attachCart: false }

const contactDraftAtom = persistedFamily('contact-draft', {
  schema,
  version: 1,
  initial: EMPTY_CONTACT,
  storage: 'session',
  lifetimeMs: DAY,
})

const SUBJECT: ContactSubject = 'business_partner'
const CLARIFICATION: ContactSubject = 'clarification'

/** Prepares the form for a request for a quote; text that was typed before stays. */
const quoteOf = (draft: ContactDraft): ContactDraft =>
  draft.attachCart && draft.subject !== '' ? draft : { ...draft, subject: draft.subject || SUBJECT, attachCart: true }

/** The form as the address asks for it. */
function draftFor(fragment: string, draft: ContactDraft): ContactDraft {
  if (fragment === `#${QUOTE}`) return quoteOf(draft)
  const about = clarificationInFragment(fragment)
  if (!about) return draft
  return { ...draft, subject: CLARIFICATION, tradeNumber: about.tradeNumber || draft.tradeNumber }
}

type Ticket = Readonly<{ number: string; email: string }>

/** The form's values (the stored draft), its problems, and the result of sending it. */
export function useContact() {
  const shop = useShop()
  const scope = cartScope(shop.market, shop.mode)
  const [draft, ready, setDraft] = usePersisted(contactDraftAtom(scope), EMPTY_CONTACT)
  const hasCart = useStored(cartKey(shop)) ?? false
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<ContactProblems>({})
  const [failure, setFailure] = useState<Extract<Sent, { kind: 'failed' }>['reason'] | null>(null)
  const [sending, setSending] = useState(false)
  const [ticket, setTicket] = useState<Ticket | null>(null)
  const website = useRef<HTMLInputElement>(null)
  const openedAt = useRef(0)
  useEffect(() => {
    openedAt.current = performance.now()
  }, [])
  useEffect(() => {
    if (ready) setDraft((before) => draftFor(globalThis.location.hash, before))
  }, [ready, setDraft])

  const faulty = (problems: ContactProblems) => {
    const first = firstFaulty(problems)
    if (first) document.getElementById(contactFieldId(first))?.focus()
    return first !== undefined
  }
  const change = (part: Partial<ContactDraft>) => {
    setDraft((before) => ({ ...before, ...part }))
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))))
  }
  const send = async () => {
    if (sending) return
    setTried(true)
    setFailure(null)
    if (faulty(findContactProblems(draft))) return
    setSending(true)
    const openForMs = () => performance.now() - openedAt.current
    const sent = await sendMessage(draft, { cart: scope, website: website.current?.value ?? '', openForMs })
    setSending(false)
    if (sent.kind === 'failed') setFailure(sent.reason)
    if (sent.kind === 'problems') {
      setRefused(sent.problems)
      faulty(sent.problems)
    }
    if (sent.kind === 'sent') {
      setTicket({ number: sent.number, email: cleanEmail(draft.email) })
      // The next message is probably from the same person.
      setDraft({ ...EMPTY_CONTACT, name: draft.name, email: draft.email })
      setTried(false)
    }
  }
  const again = () => setTicket(null)
  const problems = { ...refused, ...(tried ? findContactProblems(draft) : {}) }
  return { draft, ready, change, problems, failure, sending, ticket, send, again, website, hasCart }
}
export type Contact = ReturnType<typeof useContact>
