'use client'
import { toast } from '@/storefront/kit/overlays/toast'
import { useConsent } from './use-consent'

export type ConsentSettingsTexts = Readonly<{ give: string; withdraw: string; given: string; withdrawn: string }>
type Props = Readonly<{ texts: ConsentSettingsTexts; className?: string | undefined }>

/** In the footer of every page: consent is withdrawn with one click, as it is given (G-01). */
export function ConsentSettings({ texts, className }: Props) {
  const { consent, answer } = useConsent()
  const given = consent === true
  const change = () => {
    answer(!given)
    toast({ text: given ? texts.withdrawn : texts.given })
  }
  return (
    <button type="button" className={className} onClick={change}>
      {given ? texts.withdraw : texts.give}
    </button>
  )
}
