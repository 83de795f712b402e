import type { Db } from '@platform/store/pool'

/** Folded forms of the given texts, by text. Documents were folded by the same function of the store. */
export type Folded = ReadonlyMap<string, string>

export const splitWords = (folded: string): string[] => folded.split(' ').filter(Boolean)

/** Whether the last of the folded terms, which is the name of the category, is this text. */
export const endsWithTerm = (terms: unknown, folded = ''): boolean => String(terms).endsWith(` | ${folded}`)

const PLAIN = /^[\x20-\x7e]*$/

/** `platform.fold` for plain ASCII, where no accent table is needed; a test compares the two. */
export function foldPlain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/(?<![a-z0-9_])f\/?(\d)/g, 'f $1')
    .replace(/[^a-z0-9.]+|(?<!\d)\.|\.(?!\d)/g, ' ')
    .replace(/(\d)(gb|tb|mb|mm|mp|hz)(?![a-z0-9_])/g, '$1 $2')
    .replace(/ +/g, ' ')
    .trim()
}

/** Folds texts; asks the store only for what is not plain ASCII. */
export async function foldTexts(db: Db, texts: string[]): Promise<Folded> {
  const folded = new Map(texts.filter((text) => PLAIN.test(text)).map((text) => [text, foldPlain(text)]))
  const rest = [...new Set(texts.filter((text) => !PLAIN.test(text)))]
  if (!rest.length) return folded
  const { rows } = await db.query<{ text: string; folded: string }>(
    'select text, platform.fold(text) as folded from unnest($1::text[]) as t(text)',
    [rest],
  )
  for (const row of rows) folded.set(row.text, row.folded)
  return folded
}
