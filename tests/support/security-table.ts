import type { CallLimit } from '@trade-in-shop/contracts/call-limits'
import type { ProblemCodes, ResponseSpec, ResponseSpecs } from '@trade-in-shop/contracts/endpoint'

/** The words of a limit in the security tables. */
export const describeLimit = ({ key, most, perSeconds }: CallLimit, unit = 'calls'): string =>
  `${most} ${unit} in ${perSeconds} s per ${key}, then 429`

function describeAnswer(answer: ResponseSpec): string {
  if (typeof answer === 'string') return answer === 'page' ? 'a page to go on to' : 'nothing'
  return 'file' in answer ? answer.file : Object.keys(answer.json).join(' or ')
}

export const describeAnswers = (answers: ResponseSpecs): Record<string, string> =>
  Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, describeAnswer(answer)]))

export const describeProblems = (codes: ProblemCodes): string[] =>
  Object.entries(codes).map(([status, each]) => `${status} ${each.join(', ')}`)
