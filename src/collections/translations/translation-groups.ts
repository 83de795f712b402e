import type { PageFacts } from './page-facts'

/** The facts that groups are made from. */
export type GroupedPage = Pick<PageFacts, 'id' | 'market' | 'key' | 'translationOf'>

/**
 * The alternates of a page in all markets. `source` is the page that the others translate, or the first page with the same
 * key.
 */
export type TranslationGroup<Page extends GroupedPage> = Readonly<{
  source: Page
  /** By market id. */
  pages: ReadonlyMap<number, Page>
}>

/**
 * Groups alternates of one page: pages that translate the same source, and pages with the same key. A translation of a
 * translation belongs to the first source; a circle of pages that translate each other ends where it began.
 */
export function translationGroups<Page extends GroupedPage>(pages: readonly Page[]): TranslationGroup<Page>[] {
  const byId = new Map(pages.map((page) => [page.id, page]))
  const groups = Map.groupBy(pages, (page) => {
    const root = rootOf(page, byId)
    return root.key ? `key ${root.key}` : `page ${root.id}`
  })
  return [...groups.values()].flatMap((members) => {
    const followed = new Set(members.map(({ translationOf }) => translationOf))
    const source = members.find(({ id }) => followed.has(id)) ?? members[0]
    // If a group has two pages of one market, the source takes precedence in its own market.
    return source ? [{ source, pages: new Map([...members.toReversed(), source].map((page) => [page.market, page])) }] : []
  })
}

function rootOf<Page extends GroupedPage>(page: Page, byId: ReadonlyMap<number, Page>): Page {
  const seen = new Set<Page>()
  let root = page
  while (!seen.has(root)) {
    seen.add(root)
    const next = byId.get(root.translationOf ?? 0)
    if (!next) return root
    root = next
  }
  // In a circle every member gets the same source: the one with the smallest id.
  return [...seen].reduce((first, member) => (member.id < first.id ? member : first))
}
