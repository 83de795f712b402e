import { FAILURE_MESSAGES, type FailureMessages } from '@/domain/failure-messages/failure-messages'
import type { Language } from '@/domain/market/market'

const STYLE =
  ':root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.125rem/1.5 system-ui,sans-serif}' +
  'main{max-width:36rem;padding:1.5rem}h1{font-size:1.75rem;line-height:1.2}a{display:inline-block;padding:.75rem 0;font-weight:600;color:inherit}' +
  'small{display:block;margin-top:1.5rem;opacity:.8}'

const document = (language: Language, locale: string, body: string): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="robots" content="noindex"><title>${FAILURE_MESSAGES[language]['failure.title']}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>\n`

const section = (texts: FailureMessages): string =>
  `<h1>${texts['failure.title']}</h1><p>${texts['failure.text']}</p><p><a href="">${texts['failure.again']}</a></p>`

const idOf = (language: Language, errorId: string): string =>
  `<small>${FAILURE_MESSAGES[language]['failure.id'].replace('{id}', `<code>${errorId}</code>`)}</small>`

/**
 * The last resort when a page cannot be made: needs no database, no platform and no script (E-11). The log has the same
 * `errorId`; `waitText` is how long to wait.
 */
export const failurePage = (language: Language, locale: string, errorId: string, waitText?: string): string => {
  const texts = FAILURE_MESSAGES[language]
  const text = waitText === undefined ? texts['failure.text'] : texts['failure.wait'].replace('{wait}', waitText)
  return document(language, locale, section({ ...texts, 'failure.text': text }) + idOf(language, errorId))
}

/** For an unknown market: all languages, one below the other. */
const inAllLanguages = (sectionOf: (texts: FailureMessages) => string): string =>
  Object.entries(FAILURE_MESSAGES)
    .map(([language, texts]) => `<section lang="${language}">${sectionOf(texts)}</section>`)
    .join('')

/** For a time without content, as before the first snapshot. */
export const maintenancePage = (errorId?: string): string =>
  document('en', 'en', inAllLanguages(section) + (errorId === undefined ? '' : idOf('en', errorId)))

/** For a request whose head is too large to be read, its host included: what to do about it. */
export const headersTooLargePage = (): string =>
  document(
    'en',
    'en',
    inAllLanguages((texts) => `<p>${texts['failure.cookies']}</p><p><a href="">${texts['failure.again']}</a></p>`),
  )
