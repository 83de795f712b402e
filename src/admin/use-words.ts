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

/** A label of the configuration in the language of the member of staff, where it has several. */
export function formatLabel(label: unknown, language: string): string {
  if (typeof label === 'string') return label
  if (typeof label !== 'object' || label === null) return ''
  const texts = new Map<string, unknown>(Object.entries(label))
  const text = texts.get(language) ?? texts.get('en')
  return typeof text === 'string' ? text : ''
}
