'use client'
import { getTranslation } from '@payloadcms/translations'
import { TextInput, useConfig, useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useMemo } from 'react'
import * as z from 'zod'
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

/** List cell with the kind of the changed document. */
export function KindCell({ cellData }: Readonly<{ cellData?: unknown }>) {
  const { labelOf } = useKinds()
  return <>{labelOf(String(cellData ?? ''))}</>
}

/** Field with the kind of the changed document. */
export function KindField({ field, path }: TextFieldClientProps) {
  const { value } = useField<string>({ path })
  const { labelOf } = useKinds()
  return (
    <TextInput
      path={path}
      label={field.label}
      description={field.admin?.description}
      value={labelOf(value ?? '')}
      readOnly
      onChange={() => undefined}
    />
  )
}

const Row = z.object({ subject: z.string(), title: z.string() })

/** List cell with the title of the changed document. */
export function TitleCell({ rowData }: Readonly<{ rowData?: unknown }>) {
  const { titleOf } = useKinds()
  const row = Row.safeParse(rowData).data
  return <>{row ? titleOf(row.subject, row.title) : ''}</>
}
