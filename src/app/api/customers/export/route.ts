import { endpoint } from '@/app/api/endpoint'
import { readExport } from '@/clients/customers-client'
import { CustomerExport } from '@/contracts/customers'
import { ok } from '@/http/reply'

export const GET = endpoint({
  method: 'GET',
  path: '/api/customers/export',
  summary: 'All stored data of the customer, accounts masked, as a file to download.',
  who: 'freshCustomer',
  answers: { 200: { json: { CustomerExport } } },
  run: async ({ customer: { accessToken }, sender }) => {
    const data = await readExport({ accessToken, ...sender })
    const name = `account-${data.customer.customerNumber.replace(/[^\w-]/g, '')}.json`
    return ok(data, { headers: { 'content-disposition': `attachment; filename="${name}"` } })
  },
})
