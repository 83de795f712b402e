import { DEFAULT_LIMITS, endpoint } from '@/app/api/endpoint'
import { IDENTIFIER } from '@/app/api/api-headers'
import { CustomerActivation } from '@/contracts/account'
import { ok } from '@/http/reply'
import { activateByIdentifier } from '@/storefront/account/register/activate.server'

/** Safe to repeat. The identifier is in a header, which scanners that open the links of mails do not send. */
export const GET = endpoint({
  method: 'GET',
  path: '/api/activateCustomerByIdentifier',
  summary: 'Activates by the identifier of a customer. Safe to repeat.',
  who: 'holder',
  accounts: true,
  limits: DEFAULT_LIMITS,
  headers: [IDENTIFIER],
  answers: { 200: { json: { CustomerActivation } } },
  problems: { 400: ['token_missing'] },
  run: async ({ request, sender }) => ok(await activateByIdentifier(request, sender)),
})
