import { useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import useSWR from 'swr'
import * as z from 'zod'
import { relationId } from '@/admin/form-values'
import { useSubjects } from '@/admin/markets/subjects/missing-subjects'
import type { KeyKind } from '@/collections/fields/plain'
import { readCms } from '@trade-in-shop/payload-workbench/requests/cms-api'
import { useMarkets } from '@/admin/use-markets'
import { SCREENS } from '@/domain/routing/screens'
import {
  type KeyChoice,
  countries,
  countryName,
  localeName,
  locales,
  matchingChoices,
  timeZones,
  zoneName,
} from '@/admin/known-keys'

type Choices = Readonly<{
  choices: readonly KeyChoice[]
  /** The name of the stored value; null when nothing is known by it, undefined while that is being read. */
  chosen: string | null | undefined
  /** `away`: the list cannot be read now. `noMarket`: it depends on a market that is not chosen yet. */
  state: 'ready' | 'loading' | 'away' | 'noMarket'
}>

const MAX_CHOICES = 50
/** More than there are time zones: a list that is here is shown whole. */
const MAX_LOCAL_CHOICES = 500
const Catalogue = z.object({
  choices: z
    .array(z.object({ value: z.string(), label: z.string(), beside: z.string().optional() }))
    .max(MAX_CHOICES)
    .nullable(),
  chosen: z.string().nullable(),
})
const Pages = z.object({ docs: z.array(z.object({ slug: z.string().nullish(), title: z.string().nullish() })).max(MAX_CHOICES) })

const fromList = (all: readonly KeyChoice[], typed: string, value: string, name?: string | null): Choices => ({
  choices: matchingChoices(all, typed, MAX_LOCAL_CHOICES),
  chosen: name === undefined ? (all.find((choice) => choice.value === value)?.label ?? null) : name,
  state: 'ready',
})

/** Id of the market that the form is about: the market itself, or the one its document belongs to. */
function useMarketOfForm(): string | null {
  const { id, collectionSlug } = useDocumentInfo()
  const market = useFormFields(([fields]) => relationId(fields.market?.value))
  return collectionSlug === 'markets' ? (id === undefined ? null : String(id)) : market
}

async function readPages(path: string): Promise<readonly KeyChoice[]> {
  const { docs } = await readCms(path, Pages)
  return docs.flatMap(({ slug, title }) => (slug ? [{ value: slug, label: `${title || slug} (${slug})` }] : []))
}

/** Pages of the market by words of their title or address. */
function usePages(market: string | null, typed: string, value: string): Choices {
  const question = (where: Readonly<Record<string, string>>, limit: number) => {
    const query = { ...where, 'where[and][0][market][equals]': market ?? '', 'select[slug]': 'true', 'select[title]': 'true' }
    return market === null
      ? null
      : `pages?${new URLSearchParams({ ...query, depth: '0', sort: 'title', limit: String(limit) }).toString()}`
  }
  const like = { 'where[and][1][or][0][title][like]': typed, 'where[and][1][or][1][slug][like]': typed }
  const found = useSWR(question(typed === '' ? {} : like, MAX_CHOICES), readPages, { keepPreviousData: true })
  const stored = useSWR(value === '' ? null : question({ 'where[and][1][slug][equals]': value }, 1), readPages)
  const chosen = value === '' ? null : stored.data === undefined ? undefined : (stored.data[0]?.label ?? null)
  return { choices: found.data ?? [], chosen, state: stateOf(market, found) }
}

type Reading = Readonly<{ data?: unknown; error?: unknown }>
const stateOf = (market: string | null, { data, error }: Reading): Choices['state'] =>
  market === null ? 'noMarket' : error === undefined ? (data === undefined ? 'loading' : 'ready') : 'away'

/** Choices of the market's catalogue, which the trade platform holds. */
function useCatalogue(list: string | null, market: string | null, typed: string, value: string): Choices {
  const query = new URLSearchParams({ list: list ?? '', text: typed, value }).toString()
  const path = list === null || market === null ? null : `markets/${market}/catalogue?${query}`
  const answer = useSWR(path, (asked: string) => readCms(asked, Catalogue), { keepPreviousData: true })
  const isAway = answer.data?.choices === null
  const chosen = isAway || answer.isLoading ? undefined : answer.data?.chosen
  return { choices: answer.data?.choices ?? [], chosen, state: isAway ? 'away' : stateOf(market, answer) }
}

/** Parameters of a redirect's screen, and which list of the catalogue has their values. */
const LISTS_OF_PARAMETERS: Readonly<Record<string, string>> = { category: 'addresses', overview: 'overviews', pdp: 'devices' }
const isScreen = (name: unknown): name is keyof typeof SCREENS => typeof name === 'string' && Object.hasOwn(SCREENS, name)

function useParameters(): readonly KeyChoice[] {
  const screen = useFormFields(([fields]) => fields['to.screen']?.value)
  const names = isScreen(screen) ? SCREENS[screen].english.matchAll(/\{(\w+)\}/g) : []
  return [...names].map(([, name = '']) => ({ value: name, label: name }))
}

const NONE: Choices = { choices: [], chosen: undefined, state: 'ready' }

/** The choices of a field that holds a key, for what is typed, and the name of its stored value. */
export function useChoices(of: KeyKind, path: string, typed: string, value: string): Choices {
  const { language } = useTranslation().i18n
  const market = useMarketOfForm()
  const country = useFormFields(([fields]) => fields.country?.value)
  const parameter = useFormFields(([fields]) => fields[path.replace(/[^.]+$/, 'name')]?.value)
  const markets = useMarkets()
  const subjects = useSubjects()
  const parameters = useParameters()
  const pages = usePages(of === 'page' || (of === 'parameterValue' && parameter === 'slug') ? market : null, typed, value)
  const lists: Readonly<Partial<Record<KeyKind, string>>> = {
    category: 'categories',
    series: 'series',
    ...(of === 'parameterValue' ? { parameterValue: LISTS_OF_PARAMETERS[String(parameter)] } : {}),
  }
  const catalogue = useCatalogue(lists[of] ?? null, market, typed, value)
  switch (of) {
    case 'country':
      return fromList(countries(language), typed, value, countryName(value, language))
    case 'locale':
      return fromList(locales(typeof country === 'string' ? country : '', language), typed, value, localeName(value, language))
    case 'timeZone':
      return fromList(timeZones(), typed, value, zoneName(value))
    case 'market':
      return fromList(
        markets.map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
        typed,
        value,
      )
    case 'subject':
      return fromList(
        subjects.map(({ key, label }) => ({ value: key, label })),
        typed,
        value,
      )
    case 'parameter':
      return fromList(parameters, typed, value)
    case 'page':
      return pages
    case 'parameterValue':
      // A value in braces takes a parameter of the pattern, which no list can know.
      return parameter === 'slug' ? pages : lists.parameterValue && !value.includes('{') ? catalogue : NONE
    default:
      return catalogue
  }
}
