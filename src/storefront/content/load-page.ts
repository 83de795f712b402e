import { notFound } from 'next/navigation'
import type { Page } from '@/domain/content/content'
import type { Shop } from '@/domain/market/shop'

/** The published page of a slug; a slug without one is a 404 (S-05). */
export function loadPage(shop: Shop, slug: string): Page {
  const page = shop.content.pages.find((candidate) => candidate.slug === slug)
  if (!page) notFound()
  return page
}
