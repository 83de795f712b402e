import type { ContactSubject } from '@/contracts/contact'
import type { ContactDraft } from './contact-draft'

/** The address `…#quote` asks for a quote for the cart (K-10). */
export const QUOTE = 'quote'

const SUBJECT: ContactSubject = 'business_partner'

/** Prepares the form for a request for a quote; text that was typed before stays. */
export const quoteOf = (draft: ContactDraft): ContactDraft =>
  draft.attachCart && draft.subject !== '' ? draft : { ...draft, subject: draft.subject || SUBJECT, attachCart: true }
