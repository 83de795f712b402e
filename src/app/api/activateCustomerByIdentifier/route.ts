import { endpoint } from '@/app/api/endpoint'
import { activateByIdentifier } from '@/storefront/account/activate.server'

/** Safe to repeat; what it needs stands in a header, where no scanner of mails comes by (contracts 3). */
export const GET = endpoint({
  rule: 'GET /api/activateCustomerByIdentifier',
  accounts: true,
  run: ({ request, sender }) => activateByIdentifier(request, sender),
})
