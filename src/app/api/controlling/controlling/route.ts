import { after } from 'next/server'
import { endpoint, FREQUENT_LIMITS } from '@/app/api/endpoint'
import { Accepted } from '@/contracts/account'
import { ControllingReport } from '@/contracts/tracking'
import { reply } from '@/http/reply'
import { readClientId, reportToController } from '@/storefront/tracking/report-event.server'

/** Answers before the tracking host is called, so that no visitor waits for it (G-05). */
export const POST = endpoint({
  method: 'POST',
  path: '/api/controlling/controlling',
  summary: 'Reports an event. Pages call it only for visitors who have consented (G-02). Nothing personal is passed on.',
  who: 'anyone',
  body: { ControllingReport },
  limits: FREQUENT_LIMITS,
  maxBytes: 8192,
  answers: { 202: { json: { Accepted } } },
  run: ({ shop, body, request, requestId }) => {
    const clientId = readClientId(request)
    after(() => reportToController(shop, { report: body, clientId, requestId, now: Date.now() }))
    return reply(202, { accepted: true })
  },
})
