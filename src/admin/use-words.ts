'use client'
import { useTranslation } from '@payloadcms/ui'
import { useCallback } from 'react'
import { say, type Told, type Values } from '@/domain/staff-words'

/** Says the sentences of a part of the admin in the language of the member of staff. */
export function useWords<Key extends string>(words: Readonly<Record<Key, Told>>): (key: Key, values?: Values) => string {
  const { i18n } = useTranslation()
  const { language } = i18n
  return useCallback((key, values) => say(words[key], language, values), [words, language])
}
