'use client'
import { useEffect, useRef, useState } from 'react'
import { cartScope } from '@/storefront/cart/cart-state'
import { useCart } from '@/storefront/cart/use-cart'
import { usePersisted } from '@/storefront/kit/storage/use-persisted'
import { useShop } from '@/storefront/shop/shop-provider'
import type { ContactSubject } from '@/contracts/contact'
import { contactFieldId, faultsOf, firstFaulty, type ContactFaults } from './contact-checks'
import { contactDraftAtom, EMPTY_CONTACT, type ContactDraft } from './contact-draft'
import { sendMessage, type Sent } from './send-message'

/** The address `…#quote` asks for a quote for the cart (K-10). */
export const QUOTE = 'quote'

const SUBJECT: ContactSubject = 'business_partner'

/** Prepares the form for a request for a quote; text that was typed before stays. */
const quoteOf = (draft: ContactDraft): ContactDraft =>
  draft.attachCart && draft.subject !== '' ? draft : { ...draft, subject: draft.subject || SUBJECT, attachCart: true }

type Ticket = Readonly<{ number: string; email: string }>

/** The form's values (the stored draft), its faults, and the result of sending it. */
export function useContact() {
  const shop = useShop()
  const cart = useCart()
  const [draft, ready, setDraft] = usePersisted(contactDraftAtom(cartScope(shop.market, shop.mode)), EMPTY_CONTACT)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<ContactFaults>({})
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

  const faulty = (faults: ContactFaults) => {
    const first = firstFaulty(faults)
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
    if (faulty(faultsOf(draft))) return
    setSending(true)
    const lines = draft.attachCart ? cart.state.cart.map(({ offerId, quantity }) => ({ offerId, quantity })) : []
    const openForMs = () => performance.now() - openedAt.current
    const sent = await sendMessage(draft, { lines, website: website.current?.value ?? '', openForMs })
    setSending(false)
    if (sent.kind === 'failed') setFailure(sent.reason)
    if (sent.kind === 'faults') {
      setRefused(sent.faults)
      faulty(sent.faults)
    }
    if (sent.kind === 'sent') {
      setTicket({ number: sent.number, email: draft.email.trim() })
      // The next message is probably from the same person.
      setDraft({ ...EMPTY_CONTACT, name: draft.name, email: draft.email })
      setTried(false)
    }
  }
  const again = () => setTicket(null)
  const faults = { ...refused, ...(tried ? faultsOf(draft) : {}) }
  return { draft, ready, change, faults, failure, sending, ticket, send, again, website, pieces }
}
export type Contact = ReturnType<typeof useContact>
