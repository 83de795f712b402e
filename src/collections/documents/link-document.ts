import { orNull } from './loose'

type LinkFields = Readonly<
  Partial<Record<'label' | 'kind' | 'screen' | 'slug' | 'key' | 'categoryUrl' | 'code' | 'url', unknown>>
>

/** The fields of a link as input of the domain's `LinkRow`. */
export const linkOf = ({ label, kind, screen, slug, key, categoryUrl, code, url }: LinkFields): unknown => {
  const targets: Readonly<Record<string, unknown>> = {
    screen: { kind, screen },
    page: { kind, slug },
    category: { kind, key, url: categoryUrl },
    market: { kind, code },
    external: { kind, url },
  }
  return { label, to: targets[String(kind)] }
}

/** An optional link: null unless it says where it leads. */
export const optionalLinkOf = (fields: LinkFields | null | undefined): unknown =>
  orNull(fields?.kind) && fields ? linkOf(fields) : null
