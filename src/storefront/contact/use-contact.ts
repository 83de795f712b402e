'use client'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod'
import { type ContactLine, type ContactSubject, ContactTicket, SHORTEST_FILLING_MS } from '@/contracts/contact'
import type { ProblemCode } from '@/contracts/problem'
import { DAY } from '@/runtime/durations'
import { cartScope } from '@/storefront/cart/cart-state'
import { useCart } from '@/storefront/cart/use-cart'
import { NoAnswerError, ownApi, OwnApiError } from '@/storefront/kit/own-api'
import { persistedFamily } from '@/storefront/kit/storage/persisted-atom'
import { usePersisted } from '@/storefront/kit/storage/use-persisted'
import { useShop } from '@/storefront/shop/shop-provider'
import { type ContactProblems, contactFieldId, problemsFrom, problemsOf, firstFaulty, messageText } from './contact-checks'

type Sent =
  | Readonly<{ kind: 'sent'; number: string }>
  | Readonly<{ kind: 'problems'; problems: ContactProblems }>
  | Readonly<{ kind: 'failed'; reason: 'offline' | ProblemCode }>

type Extra = Readonly<{ lines: readonly ContactLine[]; website: string; openForMs: () => number }>

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, Math.max(0, ms)))

/**
 * Sends the form once. A form that is completed faster than anyone types (a restored draft, a password manager) waits
 * here, so that the server does not take its sender for a program.
 */
async function sendMessage(draft: ContactDraft, { lines, website, openForMs }: Extra): Promise<Sent> {
  await pause(SHORTEST_FILLING_MS - openForMs())
  const { subject, name, email, tradeNumber, message } = draft
  const body = {
    ...{ subject, name: name.trim(), email: email.trim(), message: messageText(message) },
    ...(tradeNumber.trim() && { tradeNumber: tradeNumber.trim() }),
    ...(lines.length > 0 && { lines }),
    ...{ website, elapsedMs: Math.max(SHORTEST_FILLING_MS, Math.round(openForMs())) },
  }
  try {
    const { number } = await ownApi({ method: 'POST', path: '/api/contact', body, answer: ContactTicket })
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

const typed = (max: number) => z.string().max(max)

/**
 * The draft is the form's state: stored in the tab's session storage for a day, so that neither a reload nor a failure
 * loses it.
 */
const ContactDraft = z.object({
  subject: typed(40),
  name: typed(400),
  email: typed(400),
  tradeNumber: typed(400),
  message: typed(20_000),
  attachCart: z.boolean(),
})
export type ContactDraft = z.infer<typeof ContactDraft>

export const EMPTY_CONTACT: ContactDraft = { subject: '', name: '', email: '', tradeNumber: '', message: '', attachCart: false }

const contactDraftAtom = persistedFamily('contact-draft', {
  schema: ContactDraft,
  version: 1,
  initial: EMPTY_CONTACT,
  storage: 'session',
  lifetimeMs: DAY,
})

/** The address `…#quote` asks for a quote for the cart (K-10). */
export const QUOTE = 'quote'

const SUBJECT: ContactSubject = 'business_partner'

/** Prepares the form for a request for a quote; text that was typed before stays. */
const quoteOf = (draft: ContactDraft): ContactDraft =>
  draft.attachCart && draft.subject !== '' ? draft : { ...draft, subject: draft.subject || SUBJECT, attachCart: true }

type Ticket = Readonly<{ number: string; email: string }>

/** The form's values (the stored draft), its problems, and the result of sending it. */
export function useContact() {
  const shop = useShop()
  const cart = useCart()
  const [draft, ready, setDraft] = usePersisted(contactDraftAtom(cartScope(shop.market, shop.mode)), EMPTY_CONTACT)
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
    if (ready && globalThis.location.hash === `#${QUOTE}`) setDraft(quoteOf)
  }, [ready, setDraft])
  const pieces = cart.ready ? cart.totals.pieces : 0

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
    if (faulty(problemsOf(draft))) return
    setSending(true)
    const lines = draft.attachCart ? cart.state.cart.map(({ offerId, quantity }) => ({ offerId, quantity })) : []
    const openForMs = () => performance.now() - openedAt.current
    const sent = await sendMessage(draft, { lines, website: website.current?.value ?? '', openForMs })
    setSending(false)
    if (sent.kind === 'failed') setFailure(sent.reason)
    if (sent.kind === 'problems') {
      setRefused(sent.problems)
      faulty(sent.problems)
    }
    if (sent.kind === 'sent') {
      setTicket({ number: sent.number, email: draft.email.trim() })
      // The next message is probably from the same person.
      setDraft({ ...EMPTY_CONTACT, name: draft.name, email: draft.email })
      setTried(false)
    }
  }
  const again = () => setTicket(null)
  const problems = { ...refused, ...(tried ? problemsOf(draft) : {}) }
  return { draft, ready, change, problems, failure, sending, ticket, send, again, website, pieces }
}
export type Contact = ReturnType<typeof useContact>
