import type { Header } from '@trade-in-shop/contracts/endpoint'

const header = (name: string, required: boolean, description: string): Header => ({ name, required, description })

export const SESSION_BY_COOKIE = header(
  'X-Session',
  false,
  '`cookie`: tokens come and go in httpOnly cookies, the body says who it is and until when.',
)
/** The rate limits of its endpoint spare a known device. */
export const DEVICE_COOKIE = header(
  'Cookie',
  false,
  '`__Host-device` (`device` on local hosts): signed, set for 180 days by a success. A known device has an allowance of its own, which strangers cannot use up.',
)
export const REFRESH_TOKEN = header('Refresh-Token', false, 'The refresh token; not needed with `X-Session: cookie`.')
export const MAILED_TOKEN = header('Token', true, 'The one-use token of the mail.')
export const IDENTIFIER = header('identifier', true, 'The customer’s unguessable identifier.')
export const IDEMPOTENCY_KEY_HEADER = header(
  'Idempotency-Key',
  true,
  '16 to 64 of A-Z a-z 0-9 _ -. Same key and body: the same trade.',
)
