'use client'
import { useTranslation } from '@payloadcms/ui'
import { useCallback } from 'react'
import type { SayToStaff, StaffArea, StaffKey } from '@/domain/staff-messages/staff-messages'
import { fillStaffText, type MessageValues } from '@/domain/staff-words'

type Texts = Readonly<Record<string, string>>
const hasTexts = (translations: object): translations is { staff: Texts } => 'staff' in translations
const NONE: Texts = {}

/** The page brings the texts of one language (`staffI18n`). */
function useTexts(): Texts {
  const { translations } = useTranslation().i18n
  return hasTexts(translations) ? translations.staff : NONE
}

/** Says any text in the language of the member of staff. */
export function useSayToStaff(): SayToStaff {
  const texts = useTexts()
  return useCallback((id, values) => fillStaffText(texts[id] ?? id, values), [texts])
}

/** The same for areas of texts: the key alone names a text. Of two with one key, that of the later area is said. */
export function useWords<const Area extends StaffArea>(
  ...areas: readonly [Area, ...Area[]]
): (key: StaffKey<Area>, values?: MessageValues) => string {
  const texts = useTexts()
  const names = areas.join()
  return useCallback(
    (key, values) => {
      const ids = names.split(',').map((area) => `${area}.${key}`)
      return fillStaffText(texts[ids.findLast((id) => id in texts) ?? ''] ?? key, values)
    },
    [texts, names],
  )
}

/** What an area says for a key that may be anything; the key itself where it says nothing. */
export function useWordsOrKeys(area: StaffArea): (key: string) => string {
  const texts = useTexts()
  return (key) => texts[`${area}.${key}`] ?? key
}

/** A label of the configuration in the language of the member of staff, where it has several. */
export function formatLabel(label: unknown, language: string): string {
  if (typeof label === 'string') return label
  if (typeof label !== 'object' || label === null) return ''
  const texts = new Map<string, unknown>(Object.entries(label))
  const text = texts.get(language) ?? texts.get('en')
  return typeof text === 'string' ? text : ''
}
