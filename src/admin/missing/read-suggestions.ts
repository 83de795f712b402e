import * as z from 'zod'
import { readCms } from '@/admin/read-cms'
import { Suggestion } from './new-redirect'

const Answer = z.object({ suggestions: z.array(Suggestion) })

/** Live addresses like the missing one, the most similar first. Throws when the CMS does not answer. */
export async function readSuggestions(id: string, signal?: AbortSignal): Promise<readonly Suggestion[]> {
  return (await readCms(`missing-paths/${id}/suggestions`, Answer, signal)).suggestions
}
