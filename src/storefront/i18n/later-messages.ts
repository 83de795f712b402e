import type { Language } from '@/domain/market/market'
import type { IdOf } from './message-types'
import type { SentMessage } from './sent-messages'

/** Features whose messages are in a file for each language, which the browser loads when they are needed. */
export type LaterMessages = Readonly<{
  answered: Readonly<Record<string, SentMessage>>
  parcel: Readonly<Record<string, SentMessage>>
  imei: Readonly<Record<IdOf<'imei'>, string>>
}>

// `messages.test.ts` compares the files with the messages, and writes them with `--update`.
const FILES = {
  de: () => import('./later/de.json'),
  en: () => import('./later/en.json'),
  es: () => import('./later/es.json'),
  fr: () => import('./later/fr.json'),
  it: () => import('./later/it.json'),
} as const satisfies Record<Language, unknown>

const isLanguage = (language: string): language is Language => Object.hasOwn(FILES, language)
const loads = new Map<string, Promise<LaterMessages>>()

/** These messages in the language of a locale; always the same promise, and a new one after a failure. */
export function laterMessages(locale: string): Promise<LaterMessages> {
  const language = locale.slice(0, 2)
  const known = loads.get(language)
  if (known) return known
  // The cast is safe: the files have what `packed` returns, and JSON loses the names of its numbers.
  const load = FILES[isLanguage(language) ? language : 'en']().then((file) => file.default as LaterMessages)
  load.catch(() => loads.delete(language))
  loads.set(language, load)
  return load
}
