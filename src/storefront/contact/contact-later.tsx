'use client'
import { lazy, Suspense } from 'react'
import type { ContactProps } from './contact-form'
import { ContactSkeleton } from './contact-skeleton'

const ContactForm = lazy(async () => ({ default: (await import('./contact-form')).ContactForm }))

export const ContactLater = (props: ContactProps) => (
  <Suspense fallback={<ContactSkeleton />}>
    <ContactForm {...props} />
  </Suspense>
)
