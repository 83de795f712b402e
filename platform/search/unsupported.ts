import { HttpProblem } from '@platform/http/problem'

/** 400 that names the unsupported clause, option or field and its place in the query body. */
export function unsupported(path: string[], what: string): HttpProblem {
  const place = path.join('/')
  return new HttpProblem(400, 'unsupported_clause', {
    detail: `"${what.slice(0, 80)}" at "${place.slice(0, 200)}" is not supported`,
    errors: [{ path: place.slice(0, 200), code: 'unsupported_clause' }],
  })
}
