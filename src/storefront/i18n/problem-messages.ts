import type { ProblemCode } from '@/contracts/problem'

/** The message of a problem code, of the feature `problem`. `detail` of a problem is never shown (`contracts.md` 4). */
export const problemMessage = <Code extends ProblemCode>(code: Code): `problem.${Code}` => `problem.${code}`
