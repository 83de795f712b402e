'use client'
import { lazy, Suspense } from 'react'
import type { SignUpProps } from './sign-up-form'

const SignUpForm = lazy(async () => ({ default: (await import('./sign-up-form')).SignUpForm }))

/** The form is in the page from the start; its code comes after the first load. */
export const SignUpLater = (props: SignUpProps) => (
  <Suspense>
    <SignUpForm {...props} />
  </Suspense>
)
