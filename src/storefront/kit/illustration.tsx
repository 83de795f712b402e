import sprite from './illustrations.svg'
import classes from './illustration.module.css'

export const ILLUSTRATIONS = [
  'phone',
  'tablet',
  'laptop',
  'camera',
  'lens',
  'camcorder',
  'console',
  'monitor',
  'parcel',
  'bank-transfer',
  'erase',
  'expired-link',
  'not-found',
] as const
export type IllustrationName = (typeof ILLUSTRATIONS)[number]

/** The drawing of each category key of the catalogue (`contracts/search.ts`). */
const OF_CATEGORY: Readonly<Record<string, IllustrationName>> = {
  phones: 'phone',
  tablets: 'tablet',
  laptops: 'laptop',
  cameras: 'camera',
  lenses: 'lens',
  camcorders: 'camcorder',
  consoles: 'console',
  monitors: 'monitor',
}
export const chooseIllustration = (categoryKey: string): IllustrationName => OF_CATEGORY[categoryKey] ?? 'parcel'

/**
 * A decorative line drawing in the colours of the tokens. `s` 48 px without fine detail, `m` 96, `l` 160, `xl` 320,
 * `fill` as large as its box. Without a name it is empty and fetches nothing. The sprite's address is the same for a whole
 * build, so browsers load it once.
 */
export function Illustration({
  name,
  size = 's',
  className,
}: {
  name: IllustrationName | null
  size?: 's' | 'm' | 'l' | 'xl' | 'fill'
  className?: string | undefined
}) {
  return (
    <svg
      className={[classes.drawing, classes[size], className].filter(Boolean).join(' ')}
      viewBox="0 0 320 320"
      aria-hidden="true"
    >
      {name && <use href={`${sprite.src}#${name}`} />}
    </svg>
  )
}
