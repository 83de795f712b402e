/** The texts of every tool for redirects. */
export const TOOL_AREAS = ['trial', 'redirectProblem', 'tool'] as const
