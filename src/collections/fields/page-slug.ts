import type { CollectionBeforeValidateHook } from 'payload'
import { getId } from '@/collections/access/staff-member'
import { lockMarket } from '@/collections/saving/lock-market'
import { savesDraft } from '@trade-in-shop/payload-workbench/drafts/drafts'

/** Letters that a language spells in another way than without their accent. */
const SPELLINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = { de: { ä: 'ae', ö: 'oe', ü: 'ue' } }
/** Letters that no accent is taken from. */
const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l' }
/** Leaves room for the number of `freeSlug` below the longest slug that a page may have. */
const MAX_SLUG_CHARACTERS = 110

/** The end of an address from the title of a page; empty when the title has no letter or digit that an address can have. */
export function slugOfTitle(title: string, locale: string): string {
  const spelled: Readonly<Record<string, string>> = { ...LIGATURES, ...SPELLINGS[locale.split('-')[0] ?? ''] }
  const words = [...title.normalize('NFC').toLowerCase()]
    .map((letter) => spelled[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  const slug = words.join('-')
  return slug.length <= MAX_SLUG_CHARACTERS
    ? slug
    : slug
        .slice(0, MAX_SLUG_CHARACTERS + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, MAX_SLUG_CHARACTERS)
}

/** Most tries for a free slug; beyond them the editor must choose one. */
const MAX_TRIES = 50

/** The slug, with a number at its end if another page of the market has it. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  return triesOf(slug).find((candidate) => candidate && !taken.has(candidate)) ?? slug
}

const triesOf = (slug: string): string[] => [slug, ...Array.from({ length: MAX_TRIES }, (_none, index) => `${slug}-${index + 2}`)]

/** Fills the slug of a new draft from its title. A page that is published at once must say its own. */
export const fillSlug: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  const market = getId(data?.market)
  if (operation !== 'create' || !data || market === null || !savesDraft(req)) return data
  if (typeof data.title !== 'string' || (typeof data.slug === 'string' && data.slug.trim() !== '')) return data
  await lockMarket(req, market)
  const options = { depth: 0, overrideAccess: true, req } as const
  const { docs } = await req.payload.find({
    ...options,
    collection: 'markets',
    where: { id: { equals: market } },
    limit: 1,
    select: { locale: true },
  })
  const slug = slugOfTitle(data.title, docs[0]?.locale ?? '')
  if (slug === '') return data
  const others = await req.payload.find({
    ...options,
    collection: 'pages',
    where: { and: [{ market: { equals: market } }, { slug: { in: triesOf(slug) } }] },
    limit: MAX_TRIES + 1,
    pagination: false,
    select: { slug: true },
  })
  return { ...data, slug: freeSlug(slug, new Set(others.docs.map((other) => other.slug))) }
}
