'use client'
import { useField } from '@payloadcms/ui'
import { isColour } from '@/domain/colours'
import styles from '@/admin/admin.module.css'

/** Below a field for a colour: the colour itself, once it is one. */
export function ColourSwatch({ path }: Readonly<{ path?: string }>) {
  const { value } = useField<string>({ path: path ?? '' })
  const colour = typeof value === 'string' ? value.trim() : ''
  return isColour(colour) ? <span className={styles.swatch} style={{ backgroundColor: colour }} aria-hidden="true" /> : null
}
