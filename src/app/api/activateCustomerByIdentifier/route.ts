import { endpoint } from '@/app/api/endpoint'
import { activateByIdentifier } from '@/storefront/account/register/activate.server'

/** Safe to repeat. The identifier is in a header, which scanners that open the links of mails do not send. */
export const GET = endpoint({
  rule: 'GET /api/activateCustomerByIdentifier',
  accounts: true,
  run: ({ request, sender }) => activateByIdentifier(request, sender),
})
