import type { ClarificationDecision } from './clarifications'
import type { Disposal, OfferedDevice } from './offers'

type Inspected = Readonly<{ disposal?: Disposal | null | undefined }>

/** Inspection has found that the device must not be posted, for example with a swollen battery: it never goes back. */
export const isUnpostable = ({ disposal }: Inspected): boolean => disposal === 'local'

/** What happens to a device about which the seller says nothing until the deadline. */
export const decideBySilence = (inspected: Inspected): ClarificationDecision => (isUnpostable(inspected) ? 'accept' : 'return')

/** In which condition none of these devices may be posted, as the sale says before it and the label, mails and pages after it. */
export const listUnpostable = (devices: readonly Pick<OfferedDevice, 'unpostable'>[]): string[] => [
  ...new Set(devices.flatMap(({ unpostable }) => unpostable ?? [])),
]
