import type { PayloadRequest } from 'payload'

/** Makes a read answer all documents of one request, such as the rows of a list, with what it read first. */
export function oncePerRequest<Value>(
  read: (req: PayloadRequest, market: number) => Promise<Value>,
): (req: PayloadRequest, market: number) => Promise<Value> {
  const answers = new WeakMap<PayloadRequest, Map<number, Promise<Value>>>()
  return (req, market) => {
    const known = answers.get(req) ?? new Map<number, Promise<Value>>()
    answers.set(req, known)
    const answer = known.get(market) ?? read(req, market)
    known.set(market, answer)
    return answer
  }
}
