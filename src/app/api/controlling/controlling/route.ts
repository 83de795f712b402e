import { after } from 'next/server'
import { endpoint } from '@/app/api/endpoint'
import { ControllingReport } from '@/contracts/tracking'
import { clientIdOf, reportToController } from '@/storefront/tracking/report-event.server'

/** Answers before the tracking host is called, so that no visitor waits for it (G-05). */
export const POST = endpoint({
  rule: 'POST /api/controlling/controlling',
  body: ControllingReport,
  maxBytes: 8192,
  run: ({ shop, body, request, requestId }) => {
    const clientId = clientIdOf(request)
    after(() => reportToController(shop, { report: body, clientId, requestId, now: Date.now() }))
    return Response.json({ accepted: true }, { status: 202 })
  },
})
