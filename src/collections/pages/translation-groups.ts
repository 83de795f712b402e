import { idOf } from '@/collections/access/staff'

type Id = number | string
/** What groups are made from; `market` and `translationOf` bare or populated. */
export type GroupedPage = Readonly<{ id: Id; market: unknown; key?: string | null | undefined; translationOf?: unknown }>

/** A page in all its markets. `source` is the page that the others follow, or the first that has the role. */
export type TranslationGroup<Page extends GroupedPage> = Readonly<{
  source: Page
  /** By the id of the market, as text. */
  pages: ReadonlyMap<string, Page>
}>

/**
 * Pages that are one page in several markets: those that follow the same source, and those of the same role. A page that
 * follows a page that follows another belongs to the first; a circle of pages that follow each other ends where it began.
 */
export function translationGroups<Page extends GroupedPage>(pages: readonly Page[]): TranslationGroup<Page>[] {
  const byId = new Map(pages.map((page) => [String(page.id), page]))
  const named = new Map<string, Page[]>()
  for (const page of pages) {
    const root = rootOf(page, byId)
    const name = root.key ? `key ${root.key}` : `page ${root.id}`
    named.set(name, [...(named.get(name) ?? []), page])
  }
  return [...named.values()].flatMap((members) => {
    const followed = new Set(members.map(({ translationOf }) => String(idOf(translationOf))))
    const source = members.find(({ id }) => followed.has(String(id))) ?? members[0]
    // Two pages of one market in a group: the source's own market shows the source.
    return source ? [{ source, pages: new Map([...members.toReversed(), source].map((page) => [marketOf(page), page])) }] : []
  })
}

const marketOf = ({ market }: GroupedPage): string => String(idOf(market))

function rootOf<Page extends GroupedPage>(page: Page, byId: ReadonlyMap<string, Page>): Page {
  const seen = new Set<Page>()
  let root = page
  while (!seen.has(root)) {
    seen.add(root)
    const next = byId.get(String(idOf(root.translationOf)))
    if (!next) return root
    root = next
  }
  // A circle: the same page for all its members, whichever was asked first.
  return [...seen].reduce((first, member) => (String(member.id) < String(first.id) ? member : first))
}
