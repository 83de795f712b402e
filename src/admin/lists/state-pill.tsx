import { Pill } from '@payloadcms/ui'
import { AdminIcon } from '@/admin/menu/admin-icon'

/** What a document does in the shop, whether it is published, and where a release, a translation or a schedule has got to. */
const LOOKS = {
  works: ['success', 'check'],
  waits: ['white', 'clock'],
  over: ['light-gray', 'history'],
  off: ['light-gray', 'switch'],
  hidden: ['warning', 'warn'],
  draft: ['light-gray', 'pen'],
  published: ['success', 'check'],
  live: ['success', 'check'],
  changed: ['warning', 'pen'],
  open: ['white', 'pen'],
  scheduled: ['white', 'clock'],
  failed: ['error', 'error'],
  takenBack: ['light-gray', 'undo'],
  upToDate: ['success', 'check'],
  stale: ['warning', 'warn'],
  running: ['success', 'check'],
  coming: ['white', 'clock'],
  ended: ['warning', 'history'],
} as const
export const isState = (state: unknown): state is keyof typeof LOOKS => typeof state === 'string' && Object.hasOwn(LOOKS, state)

/** A state by word, icon and colour; one that is not known looks like `off`. */
export function StatePill({ state, word }: Readonly<{ state: unknown; word: string }>) {
  const [pillStyle, icon] = LOOKS[isState(state) ? state : 'off']
  return (
    <Pill size="small" pillStyle={pillStyle} alignIcon="left" icon={<AdminIcon name={icon} />}>
      {word}
    </Pill>
  )
}
