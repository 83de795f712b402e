import { z } from 'zod'
import { Suggestion } from './new-redirect'

const Answer = z.object({ suggestions: z.array(Suggestion) })

/** Live addresses that are like the missing one, the nearest first. Throws when the CMS does not answer. */
export async function readSuggestions(id: string, signal?: AbortSignal): Promise<readonly Suggestion[]> {
  const response = await fetch(`/cms-api/missing-paths/${id}/suggestions`, { credentials: 'include', signal: signal ?? null })
  if (!response.ok) throw new Error(`The CMS answered ${response.status}`)
  return Answer.parse(await response.json()).suggestions
}
