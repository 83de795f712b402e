import type { ZodError } from 'zod'
import type { Fault } from './refuse'

/** What each setting must look like, for the editor; the domain's schema decides. */
const FORMS: Readonly<Record<string, string>> = {
  code: 'Two small letters, such as "at".',
  country: 'Two capital letters, such as "AT".',
  locale: 'Language and region, such as "de-AT". Languages: en, de, es, fr, it.',
  applicationId: '"wkfs_" and the locale with an underscore, such as "wkfs_de_AT".',
  'elasticIndexes.aggregations': 'Small letters, digits, - and _, at most 64.',
  'elasticIndexes.devices': 'Small letters, digits, - and _, at most 64.',
  hostname: 'Small letters, digits, dots and hyphens, without https:// and port, such as "de.shop.example".',
  timeZone: 'An IANA name, such as "Europe/Vienna".',
}
const ADDRESS = 'A full address that starts with https://.'
const isMissing = (input: unknown) => input === undefined || input === null || input === ''

/** The schema's issues as messages at the fields of the document, in plain words. */
export const settingFaults = ({ issues }: ZodError): Fault[] =>
  issues.map((issue) => {
    const path = issue.path.map(String).join('.')
    const form = FORMS[path] ?? (issue.code === 'invalid_format' && issue.format === 'url' ? ADDRESS : null)
    if (form === null && (issue.code === 'invalid_type' || isMissing(issue.input))) return { path, message: 'This is needed.' }
    return { path, message: form ?? issue.message }
  })
