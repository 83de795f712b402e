import type { Db } from '@platform/store/pool'

/** Folded forms of the given texts, by text. Documents were folded by the same function of the store. */
export type Folded = ReadonlyMap<string, string>

export const wordsOf = (folded: string): string[] => folded.split(' ').filter(Boolean)

/** Folds texts in one query. */
export async function foldTexts(db: Db, texts: string[]): Promise<Folded> {
  const distinct = [...new Set(texts)]
  const { rows } = await db.query<{ text: string; folded: string }>(
    'select text, platform.fold(text) as folded from unnest($1::text[]) as t(text)',
    [distinct],
  )
  return new Map(rows.map(({ text, folded }) => [text, folded]))
}
