/** Sends a statement to `pg`, which answers by a promise or calls the last argument; `end` gets the error of the answer, or null. */
export function sendStatement(args: unknown[], send: (args: unknown[]) => unknown, end: (error: unknown) => void): unknown {
  const answer: unknown = args.at(-1)
  if (typeof answer === 'function') {
    const withEnd = (error: unknown, ...rest: unknown[]): unknown => {
      end(error)
      return Reflect.apply(answer, undefined, [error, ...rest])
    }
    return send([...args.slice(0, -1), withEnd])
  }
  const result = send(args)
  if (result instanceof Promise) result.then(() => end(null), end)
  else end(null)
  return result
}
