'use client'
import { useTranslation } from '@payloadcms/ui'
import { useCallback } from 'react'
import { formatStaffMessage, type StaffMessage, type MessageValues } from '@/domain/staff-words'

/** Says the sentences of a part of the admin in the language of the member of staff. */
export function useWords<Key extends string>(
  words: Readonly<Record<Key, StaffMessage>>,
): (key: Key, values?: MessageValues) => string {
  const { i18n } = useTranslation()
  const { language } = i18n
  return useCallback((key, values) => formatStaffMessage(words[key], language, values), [words, language])
}
