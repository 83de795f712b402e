import { getId } from '@/collections/access/staff-member'

type Id = number | string
/** The fields that groups are made from; `market` and `translationOf` are ids or populated documents. */
export type GroupedPage = Readonly<{ id: Id; market: unknown; key?: string | null | undefined; translationOf?: unknown }>

/**
 * The alternates of a page in all markets. `source` is the page that the others translate, or the first page with the same
 * key.
 */
export type TranslationGroup<Page extends GroupedPage> = Readonly<{
  source: Page
  /** By market id, as text. */
  pages: ReadonlyMap<string, Page>
}>

/**
 * Groups alternates of one page: pages that translate the same source, and pages with the same key. A translation of a
 * translation belongs to the first source; a circle of pages that translate each other ends where it began.
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
    const followed = new Set(members.map(({ translationOf }) => String(getId(translationOf))))
    const source = members.find(({ id }) => followed.has(String(id))) ?? members[0]
    // If a group has two pages of one market, the source takes precedence in its own market.
    return source ? [{ source, pages: new Map([...members.toReversed(), source].map((page) => [marketOf(page), page])) }] : []
  })
}

const marketOf = ({ market }: GroupedPage): string => String(getId(market))

function rootOf<Page extends GroupedPage>(page: Page, byId: ReadonlyMap<string, Page>): Page {
  const seen = new Set<Page>()
  let root = page
  while (!seen.has(root)) {
    seen.add(root)
    const next = byId.get(String(getId(root.translationOf)))
    if (!next) return root
    root = next
  }
  // In a circle every member gets the same source: the one with the smallest id.
  return [...seen].reduce((first, member) => (String(member.id) < String(first.id) ? member : first))
}
