import { EVERY_DOCUMENT } from '@trade-in-shop/payload-workbench/database/find-options'
import { staffWords } from '@/domain/staff-messages/staff-messages'
import type { ArrayFieldValidation, FieldHook, PayloadRequest, TextFieldSingleValidation } from 'payload'
import * as z from 'zod'
import { getId, getStaff } from '@/collections/access/staff-member'
import { readLanguage } from '@/domain/routing/shop'
import { formatStaffMessage, type StaffMessage, type MessageValues } from '@/domain/staff-words'

const words = staffWords('media')

/** Request context key: the name that the uploaded file had on its owner's computer. */
export const UPLOADED_AS = 'uploadedAs'
const MAX_TEXT_CHARACTERS = 250
/** File names that cameras and computers give: "IMG_1234", "DSC00012", "Bildschirmfoto 2026…png". */
const LIKE_A_NAME = /\.(jpe?g|png|webp|avif|heic|gif)$|^(img|dsc[fn]?|pxl|dcim|mvi|image)[-_ ]?\d+$/i

const plain = (name: string) => name.replace(/\.[a-z0-9]{2,5}$/i, '').toLowerCase()

/** Problem of a picture's alternative text; null when a screen reader can use it. */
export function altProblem(alt: string, fileName: string | null): readonly [StaffMessage, MessageValues?] | null {
  const said = alt.trim()
  if (said === '') return [words.altMissing]
  if (said.length > MAX_TEXT_CHARACTERS) return [words.altTooLong, { most: MAX_TEXT_CHARACTERS }]
  const isName = LIKE_A_NAME.test(said) || (fileName !== null && plain(said) === plain(fileName))
  return isName ? [words.altIsName] : null
}

export const altText: TextFieldSingleValidation = (value, { req }) => {
  const name = req.context?.[UPLOADED_AS]
  const problem = altProblem(typeof value === 'string' ? value : '', typeof name === 'string' ? name : null)
  return problem ? formatStaffMessage(problem[0], req.i18n.language, problem[1]) : true
}

const Texts = z.array(z.object({ language: z.string().nullish() })).max(50)

/** Each language at most once, the one of the text itself included. */
export const oneTextEach: ArrayFieldValidation = (value, { data, req }) => {
  const own = 'altLanguage' in data && typeof data.altLanguage === 'string' ? [data.altLanguage] : []
  const all = [...own, ...(Texts.safeParse(value).data ?? []).flatMap(({ language }) => language ?? [])]
  return new Set(all).size === all.length ? true : formatStaffMessage(words.languageTwice, req.i18n.language)
}

const MAX_NAME_CHARACTERS = 200

/** The name of the uploaded file; the stored file is named by its content. Another file in its place brings its own name. */
export const nameOfUpload: FieldHook = ({ value, req }): unknown => {
  const name = req.context?.[UPLOADED_AS]
  return typeof name === 'string' ? name.replaceAll(/\p{Cc}/gu, '').slice(0, MAX_NAME_CHARACTERS) : value
}

const FORM = /\/collections\/(pages|banners|partners|markets)\/(\d{1,9})$/

/** The market of the form in which a picture is uploaded, whose address browsers send along; null for any other place. */
async function marketOfForm(req: PayloadRequest): Promise<number | null> {
  const [, collection, id] = FORM.exec(URL.parse(req.headers.get('referer') ?? '')?.pathname ?? '') ?? []
  if (collection === undefined || collection === 'markets') return id === undefined ? null : Number(id)
  const doc: object | null = await req.payload.findByID({
    collection: FormCollection.parse(collection),
    ...{ id: Number(id), depth: 0, draft: true, disableErrors: true, overrideAccess: false, user: req.user, req },
  })
  return doc && 'market' in doc ? Number(getId(doc.market)) : null
}
const FormCollection = z.enum(['pages', 'banners', 'partners'])

/**
 * The language of the text of a new picture: that of the market in whose form it is uploaded, else that of the markets of who uploads
 * it. Where those have several, none: the language of the admin says nothing about what staff write.
 */
export async function languageOfUploader({ req }: Readonly<{ req: PayloadRequest }>): Promise<string | undefined> {
  const staff = getStaff(req.user)
  if (staff === null) return undefined
  const form = await marketOfForm(req)
  const { docs } = await req.payload.find({
    collection: 'markets',
    where: staff.markets.length === 0 ? {} : { id: { in: [...staff.markets] } },
    select: { locale: true },
    ...EVERY_DOCUMENT,
    req,
  })
  const own = docs.find(({ id }) => id === form)
  const languages = new Set((own ? [own] : docs).map(({ locale }) => readLanguage(locale)))
  const [first, ...others] = languages
  return others.length === 0 ? first : undefined
}

export const trimmed: FieldHook = ({ value }): unknown => (typeof value === 'string' ? value.trim() : value)
