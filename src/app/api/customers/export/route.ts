import { endpoint } from '@/app/api/endpoint'
import { readExport } from '@/clients/customers'

/** All stored data of the customer, as a file to download. */
export const GET = endpoint({
  rule: 'GET /api/customers/export',
  accounts: true,
  customer: true,
  run: async ({ customer: { accessToken }, sender }) => {
    const data = await readExport({ accessToken, ...sender })
    const headers = {
      'content-disposition': `attachment; filename="account-${data.customer.customerNumber.replace(/[^\w-]/g, '')}.json"`,
    }
    return Response.json(data, { headers })
  },
})
