'use client'
import type { ConsentSettingsTexts } from '@/storefront/consent/consent-settings'
import { afterStart } from '@/storefront/kit/lazy'

type Props = Readonly<{ texts: ConsentSettingsTexts; className?: string | undefined }>

/** Reserves the space until the code is loaded: before that nothing is measured, so there is no consent to change. */
const Place = ({ texts, className }: Props) => (
  <button type="button" className={className} disabled>
    {texts.give}
  </button>
)

/** `ConsentSettings`, after the first load. */
export const ConsentLink = afterStart<Props>(
  async () => (await import('@/storefront/consent/consent-settings')).ConsentSettings,
  Place,
)
