import type { ContactSubject } from '@/contracts/contact'
import type { PlatformEnv } from '@platform/env'
import type { PlatformMarket } from '@platform/markets'

type About = Readonly<{ subject: ContactSubject; business: boolean }>

/**
 * Who reads a message: in business mode the market's business address, else the subject's own reader, else the market's
 * (S-02, M-08). Addresses come from the platform's market table and from `CONTACT_ADDRESSES`, never from a request.
 */
export function recipientOf(
  { application, contact }: Pick<PlatformMarket, 'application' | 'contact'>,
  { subject, business }: About,
  named: PlatformEnv['CONTACT_ADDRESSES'] = {},
): string {
  const forBusiness = named[`${application}/business`] ?? contact.business
  if (business && forBusiness) return forBusiness
  const own = named[`${application}/${subject}`] ?? (named[application] ? undefined : contact.subjects[subject])
  return own ?? named[application] ?? contact.to
}
