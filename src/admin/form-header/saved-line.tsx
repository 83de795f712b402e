'use client'
import { useAuth, useDocumentInfo, useFormBackgroundProcessing, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { agoWords } from '@/admin/dashboard/dashboard-words'
import { useWords } from '@/admin/use-words'
import { MINUTE } from '@trade-in-shop/runtime/durations'

type Props = Readonly<{ last: Readonly<{ by: string; at: string }> | null }>

/** Who saved the document, and the place that `conflict-panel.tsx` fills with who else is there. */
export const SavedLine = ({ last }: Props) => (
  <>
    <LastSave last={last} />
    <span className="form-people" />
  </>
)

/** Who saved the document and how long ago; the moment is its title. A save in this form is one's own. */
function LastSave({ last }: Props) {
  const words = useWords('formHeader')
  const { language } = useTranslation().i18n
  const { user } = useAuth()
  const saved = Date.parse(String(useDocumentInfo().data?.updatedAt))
  const isSaving = useFormBackgroundProcessing()
  const [opened] = useState(saved)
  const now = useMinutes(saved)
  const own = typeof user?.name === 'string' ? user.name : null
  const stored = last !== null && Date.parse(last.at) === saved ? last.by : null
  const who = saved === opened ? stored : own
  if (Number.isNaN(saved)) return null
  // The line keeps its place, so that the form below it does not move.
  if (now === null) return <p className="form-saved">{'\u00A0'}</p>
  const ago = agoWords(language, saved, now)
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'long' }).format(saved)
  return (
    <p className="form-saved" title={moment} data-testid="form-saved">
      {isSaving ? words('saving') : who === null ? words('saved', { ago }) : words('savedBy', { ago, who })}
    </p>
  )
}

/** The present time in milliseconds, read again each minute and with each save; null on the server, whose words would be old. */
function useMinutes(saved: number): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const read = () => setNow(Date.now())
    read()
    const timer = window.setInterval(read, MINUTE)
    return () => window.clearInterval(timer)
  }, [saved])
  return now
}
