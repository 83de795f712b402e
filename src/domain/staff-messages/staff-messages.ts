import { fillStaffText, type MessageValues, type StaffLanguage, staffLanguage, type StaffMessage } from '@/domain/staff-words'
import * as de from './de'
import * as en from './en'
import * as es from './es'
import * as fr from './fr'
import * as it from './it'

type English = typeof en
type IdIn<File extends keyof English> = File extends keyof English ? keyof English[File] : never
/** The id of a text for staff, `area.key`; the English files are the list. */
export type StaffTextId = IdIn<keyof English>
type AreaOf<Id> = Id extends `${infer Area}.${string}` ? Area : never
export type StaffArea = AreaOf<StaffTextId>
type KeyOf<Id, Area extends string> = Id extends `${Area}.${infer Key}` ? Key : never
/** The keys of an area, such as `handIn` of `review.handIn`. */
export type StaffKey<Area extends StaffArea> = KeyOf<StaffTextId, Area>
export type SayToStaff = (id: StaffTextId, values?: MessageValues) => string

type Texts = Readonly<Record<StaffTextId, string>>
type Files = { readonly [File in keyof English]: Readonly<Record<keyof English[File], string>> }
const joined = (files: Files): Texts => Object.assign({}, ...Object.values(files))

if (typeof window !== 'undefined') throw new Error('A browser has the texts of its own language alone (`admin/use-words.ts`)')

export const STAFF_TEXTS: Readonly<Record<StaffLanguage, Texts>> = {
  en: joined(en),
  de: joined(de),
  es: joined(es),
  fr: joined(fr),
  it: joined(it),
}

export const isStaffTextId = (id: string): id is StaffTextId => Object.hasOwn(STAFF_TEXTS.en, id)

const { en: english, de: german, es: spanish, fr: french, it: italian } = STAFF_TEXTS
const inAllLanguages = (id: StaffTextId): [string, StaffMessage] => [
  id,
  { en: english[id], de: german[id], es: spanish[id], fr: french[id], it: italian[id] },
]
const MESSAGES = Object.fromEntries(Object.keys(english).filter(isStaffTextId).map(inAllLanguages)) as Record<
  StaffTextId,
  StaffMessage
>

const AREAS: Record<string, Record<string, StaffMessage>> = {}
for (const [id, message] of Object.entries(MESSAGES)) {
  const [area = '', ...key] = id.split('.')
  const texts = (AREAS[area] ??= {})
  texts[key.join('.')] = message
}

/** A text in every language; of one id always the same object. */
export const staffMessage = (id: StaffTextId): StaffMessage => MESSAGES[id]

/** The texts of an area by their keys, each in every language. */
export const staffWords = <const Area extends StaffArea>(area: Area) =>
  AREAS[area] as Readonly<Record<StaffKey<Area>, StaffMessage>>

export const sayToStaffIn =
  (language: string): SayToStaff =>
  (id, values) =>
    fillStaffText(STAFF_TEXTS[staffLanguage(language)][id], values)
