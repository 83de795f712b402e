import { staffWords } from '@/domain/staff-messages/staff-messages'
import type { Field, PayloadRequest } from 'payload'
import { SCREEN_NAMES, SCREENS } from '@/domain/routing/screens'
import { formatStaffMessage, inEveryLanguage, type StaffMessage } from '@/domain/staff-words'
import { picker, select, text } from './plain'

const SCREEN_WORDS = staffWords('screen')
const linkWords = staffWords('link')

const LINK_KINDS = [
  { value: 'screen', label: 'Screen of the shop' },
  { value: 'page', label: 'Content page' },
  { value: 'category', label: 'Category' },
  { value: 'market', label: 'Another market' },
  { value: 'external', label: 'Outside address' },
]

type LinkFieldContext = Readonly<{ siblingData: unknown; req: PayloadRequest }>
const kindIs = (kind: string) => (_data: unknown, siblings: { kind?: unknown } | undefined) => siblings?.kind === kind
const neededFor =
  (kind: string) =>
  (value: unknown, { siblingData, req }: LinkFieldContext) =>
    kindOf(siblingData) !== kind || (typeof value === 'string' && value.trim() !== '')
      ? true
      : formatStaffMessage(linkWords.valueNeeded, req.i18n.language)
const kindOf = (data: unknown): unknown => (typeof data === 'object' && data !== null && 'kind' in data ? data.kind : undefined)

/** Fields of a link: its label and its target (`LinkRow`); addresses are built from the market's routes. */
export function linkFields({ optional = false } = {}): Field[] {
  const required = !optional
  return [
    text(['label', 'Text', 'What the link says.'], { required }),
    select(['kind', 'Leads to', 'What the link opens. Addresses follow the route map by themselves.'], LINK_KINDS, { required }),
    select(['screen', 'Screen', 'The screen it opens.'], screenOptions, {
      validate: neededFor('screen'),
      admin: { condition: kindIs('screen') },
    }),
    text(['slug', 'Page', 'A content page of this market.'], {
      validate: neededFor('page'),
      admin: { condition: kindIs('page'), ...picker('page') },
    }),
    text(['key', 'Category', 'A category of the catalogue.'], {
      validate: neededFor('category'),
      admin: { condition: kindIs('category'), ...picker('category', { fills: 'categoryUrl' }) },
    }),
    text(
      [
        'categoryUrl',
        'Category address',
        'The category in this market\'s addresses, such as "handys". Filled in with the category.',
      ],
      {
        validate: neededFor('category'),
        admin: { condition: kindIs('category') },
      },
    ),
    text(['code', 'Market', 'The other market.'], {
      validate: neededFor('market'),
      admin: { condition: kindIs('market'), ...picker('market') },
    }),
    text(['url', 'Address', 'Full address with https://.'], {
      validate: outsideAddress,
      admin: { condition: kindIs('external') },
    }),
  ]
}

function outsideAddress(value: unknown, { siblingData, req }: LinkFieldContext): true | string {
  if (kindOf(siblingData) !== 'external') return true
  return typeof value === 'string' && /^https?:\/\/[^\s\\]+$/.test(value) && URL.canParse(value)
    ? true
    : formatStaffMessage(linkWords.fullAddress, req.i18n.language)
}

const withAddress = (name: StaffMessage, address: string): StaffMessage =>
  inEveryLanguage((language) => `${name[language]} (${address})`)

export const screenOptions = SCREEN_NAMES.map((value) => ({ value, label: SCREEN_WORDS[value] }))

/** The same with their English addresses, whose parameters a route must have too. */
export const screenOptionsWithAddress = SCREEN_NAMES.map((value) => ({
  value,
  label: withAddress(SCREEN_WORDS[value], SCREENS[value].english),
}))
