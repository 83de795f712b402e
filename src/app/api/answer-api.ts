import { allowHeader, makeRouteFinder } from '@/http/api-routes'
import { type ApiAnswer, handOverApi } from '@/http/handover'
import { problemDocument, readRequestId } from '@trade-in-shop/contracts/api-answer'
import { answerCall } from './answer-call'
import { OWN_API } from './own-api-list'

const endpoints = new Map(OWN_API.map((each) => [`${each.method} ${each.path}`, each]))
const findRoute = makeRouteFinder([...endpoints.keys()])

/** Answers any call of the own API: an unknown address is 404, a method that its address does not have 405. */
async function answerApi(request: Request, body: Buffer | undefined): Promise<ApiAnswer> {
  const { method, url, headers } = request
  const route = findRoute(new URL(url).pathname)
  if (!route) {
    const document = problemDocument(404, 'not_found', readRequestId(headers.get('x-request-id')))
    return { status: 404, headers: new Headers({ 'content-type': 'application/problem+json' }), body: JSON.stringify(document) }
  }
  const endpoint = endpoints.get(`${method === 'HEAD' ? 'GET' : method} ${route.pattern}`)
  if (!endpoint)
    return { status: method === 'OPTIONS' ? 204 : 405, headers: new Headers({ allow: allowHeader(route.methods) }), body: null }
  const params = Object.fromEntries(Object.entries(route.params).map(([name, value]) => [name, decodeURIComponent(value)]))
  return answerCall(endpoint, request, { params, body })
}

handOverApi(answerApi)

/** The same for the framework. */
export async function answerNext(request: Request): Promise<Response> {
  const { body, ...rest } = await answerApi(request, Buffer.from(await request.arrayBuffer()))
  return new Response(body, rest)
}
