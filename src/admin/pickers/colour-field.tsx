'use client'
import { Button, useField, useFormFields, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import fields from '@/admin/fields.module.css'
import { AdminIcon } from '@/admin/menu/admin-icon'
import { formatLabel, useWords } from '@/admin/use-words'
import {
  type ColourPair,
  type ColourScheme,
  formatRatio,
  isColourScheme,
  isReadable,
  measurePairs,
  nearestReadable,
  PALETTE_PARTS,
  readPalette,
  worstPair,
} from '@/collections/partners/colour-pairs'
import { isColour } from '@/domain/colours'
import styles from './colours.module.css'

/** In front of a field for a colour: the colour itself, which opens the browser's picker. */
export function ColourPicker({ field, path: given, readOnly }: TextFieldClientProps) {
  const { value, setValue, disabled } = useField<string>({ potentiallyStalePath: given })
  const { language } = useTranslation().i18n
  const words = useWords('contrast')
  const colour = typeof value === 'string' ? value.trim() : ''
  return (
    <input
      className={styles.picker}
      type="color"
      value={isColour(colour) ? colour : '#ffffff'}
      data-empty={!isColour(colour)}
      aria-label={words('pick', { label: formatLabel(field.label, language) })}
      disabled={readOnly === true || disabled}
      onChange={({ target }) => setValue(target.value)}
    />
  )
}

/** The palette of a scheme in the form; null until all four are colours. */
export function usePalette(scheme: ColourScheme) {
  const typed = useFormFields(([fields]) => PALETTE_PARTS.map((part) => String(fields[`${scheme}.${part}`]?.value ?? '')).join())
  const values = typed.split(',')
  return readPalette(Object.fromEntries(PALETTE_PARTS.map((part, place) => [part, values[place]?.trim()])))
}

/** Whether a pair can be read, by icon, word and colour. */
export function Readable({ pair }: Readonly<{ pair: ColourPair }>) {
  const words = useWords('contrast')
  const good = isReadable(pair)
  return (
    <span className={`${styles.result} ${good ? fields.good : fields.bad}`}>
      <AdminIcon name={good ? 'check' : 'error'} /> {good ? words('readable') : words('below', { least: pair.least })}
    </span>
  )
}

/** Below a colour of a partner: the contrast of its pair that is the hardest to read, and a colour that can be read instead. */
export function ColourContrast({ path = '' }: Readonly<{ path?: string }>) {
  const [scheme = '', name] = path.split('.')
  const part = PALETTE_PARTS.find((each) => each === name)
  return isColourScheme(scheme) && part ? <PartContrast {...{ scheme, part, path }} /> : null
}

type PartProps = Readonly<{ scheme: ColourScheme; part: ColourPair['part']; path: string }>

function PartContrast({ scheme, part, path }: PartProps) {
  const words = useWords('contrast', 'colourPair')
  const { language } = useTranslation().i18n
  const { setValue } = useField<string>({ path })
  const palette = usePalette(scheme)
  const pair = palette && worstPair(measurePairs(scheme, palette), part)
  if (!palette || !pair) return null
  const near = isReadable(pair) ? null : nearestReadable(scheme, palette, part)
  return (
    <p className={styles.contrast} role="status">
      <strong>{formatRatio(pair.ratio, language)} : 1</strong> <Readable pair={pair} /> {words(pair.name)}{' '}
      {near !== null && (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setValue(near)}>
          {words('nearest')} <b style={{ color: near }}>■</b> {near}
        </Button>
      )}
    </p>
  )
}
