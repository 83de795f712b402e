import { instantOrNull, orNull } from './loose'

type Parameter = Readonly<{ name?: string | null | undefined; value?: string | null | undefined }> | null | undefined
type Text = string | null | undefined

/** A redirect's fields before or after validation; a status is text in the admin's select. */
export type RedirectFields = Readonly<{
  id?: number | string | undefined
  from?: Text
  match?: Text
  to?:
    | Readonly<{
        kind?: Text
        screen?: Text
        params?: readonly Parameter[] | null | undefined
        slug?: Text
        path?: Text
        url?: Text
      }>
    | null
    | undefined
  status?: Text
  enabled?: boolean | null | undefined
  validFrom?: Text
  validTo?: Text
  hidesRoute?: boolean | null | undefined
}>

function targetOf(to: RedirectFields['to']): unknown {
  switch (to?.kind) {
    case 'screen':
      return {
        kind: to.kind,
        screen: to.screen,
        params: Object.fromEntries((to.params ?? []).map((row) => [row?.name, row?.value])),
      }
    case 'page':
      return { kind: to.kind, slug: to.slug }
    case 'path':
      return { kind: to.kind, path: to.path }
    case 'external':
      return { kind: to.kind, url: to.url }
    default:
      return null
  }
}

/** A redirect's document as input of the domain's `RedirectRow`. */
export const convertRedirect = (doc: RedirectFields): unknown => ({
  id: String(doc.id ?? ''),
  from: doc.from,
  match: doc.match,
  to: Number(doc.status) === 410 ? null : targetOf(doc.to),
  status: Number(doc.status),
  enabled: doc.enabled ?? true,
  validFrom: instantOrNull(orNull(doc.validFrom)),
  validTo: instantOrNull(orNull(doc.validTo)),
  hidesRoute: doc.hidesRoute ?? false,
})

/** Problems that a stored redirect may get after it was saved, the worst first. */
export const PROBLEM_KINDS = ['loop', 'chain', 'dead', 'hides', 'overlap'] as const
export type RedirectProblemKind = (typeof PROBLEM_KINDS)[number]
