'use client'
import { onFirstRender } from '@/storefront/kit/lazy'
import type { SignUpProps } from './sign-up-form'

/**
 * The form is in the page from the start; its code comes after the first load. A file of its own, because the home page would
 * load the names of all other forms' scripts with it (0.4 KB).
 */
export const SignUpLater = onFirstRender<SignUpProps>(async () => (await import('./sign-up-form')).SignUpForm)
