'use client'
import { getTranslation } from '@payloadcms/translations'
import { useConfig, useTranslation } from '@payloadcms/ui'
import { useMemo } from 'react'
import { shownTitle } from './shown-title'

type Kinds = Readonly<{
  /** The label of a collection's documents; the slug when the collection no longer exists. */
  labelOf: (slug: string) => string
  titleOf: (slug: string, title: string) => string
}>

/** Labels of collections in the language of the admin; the log stores their slugs. */
export function useKinds(): Kinds {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  return useMemo(() => {
    const collections = new Map(config.collections.map((collection) => [collection.slug as string, collection]))
    return {
      labelOf: (slug) => {
        const labels = collections.get(slug)?.labels
        return labels ? getTranslation(labels.singular, i18n) : slug
      },
      titleOf: (slug, title) => shownTitle(collections.get(slug), title, i18n),
    }
  }, [config, i18n])
}
