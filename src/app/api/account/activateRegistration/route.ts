import { endpoint } from '@/app/api/endpoint'
import { MAILED_TOKEN } from '@/app/api/api-headers'
import { ActivationAnswer } from '@/contracts/account'
import { ok } from '@/http/reply'
import { activate } from '@/storefront/account/register/activate.server'

export const POST = endpoint({
  method: 'POST',
  path: '/api/account/activateRegistration',
  summary: 'Activates by the token of the mail. An invalid token is answered by `activated: false`.',
  who: 'holder',
  accounts: true,
  headers: [MAILED_TOKEN],
  answers: { 200: { json: { ActivationAnswer } } },
  problems: { 400: ['token_missing'] },
  run: async ({ request, sender }) => ok(await activate(request, sender)),
})
