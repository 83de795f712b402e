/** Problems that a stored redirect may get after it was saved, the worst first. */
export const PROBLEM_KINDS = ['loop', 'chain', 'dead', 'hides', 'overlap'] as const
export type RedirectProblemKind = (typeof PROBLEM_KINDS)[number]
