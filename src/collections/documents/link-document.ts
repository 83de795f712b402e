import { orNull } from './loose'

type LinkFields = Readonly<{
  label?: string | null | undefined
  kind?: string | null | undefined
  screen?: string | null | undefined
  slug?: string | null | undefined
  key?: string | null | undefined
  categoryUrl?: string | null | undefined
  code?: string | null | undefined
  url?: string | null | undefined
}>

/** The fields of a link as input of the domain's `LinkRow`. */
export const linkOf = ({ label, kind, screen, slug, key, categoryUrl, code, url }: LinkFields): unknown => {
  const targets: Readonly<Record<string, unknown>> = {
    screen: { kind, screen },
    page: { kind, slug },
    category: { kind, key, url: categoryUrl },
    market: { kind, code },
    external: { kind, url },
  }
  return { label, to: targets[kind ?? ''] }
}

/** An optional link: null unless it says where it leads. */
export const optionalLinkOf = (fields: LinkFields | null | undefined): unknown =>
  orNull(fields?.kind) && fields ? linkOf(fields) : null
