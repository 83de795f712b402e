import * as z from 'zod'
import type { Runs } from '@/domain/content/translation-units'
import type { env } from '@/env'
import { SECOND } from '@trade-in-shop/runtime/durations'
import { escapeXml } from '@trade-in-shop/runtime/escape-xml'
import { exchange, WireError } from './wire'

type Languages = Readonly<{ from: string; to: string }>
type Kind = 'libretranslate' | 'deepl'
export type TranslatorSettings = Readonly<{ url: string; kind: Kind; key: string | undefined; deadlineMs?: number }>

/** Texts of one call; DeepL takes 50 at most. */
const MAX_TEXTS = 40
/** Characters of one call, and of all calls for one page. */
const MAX_CHARACTERS = 30_000
const MAX_PAGE_CHARACTERS = 200_000
const DEADLINE_MS = 20 * SECOND

const DeeplAnswer = z.object({ translations: z.array(z.object({ text: z.string().max(100_000) })).max(MAX_TEXTS) })
const LibreAnswer = z.object({ translatedText: z.array(z.string().max(100_000)).max(MAX_TEXTS) })

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  '#39': "'",
}
const unescape = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|apos|nbsp|#39);/g, (all, name: string) => ENTITIES[name] ?? all)

/** A text with its parts and its values in braces as elements, which a translation machine leaves where they are. */
export function markUp(runs: Runs): string {
  let values = 0
  const parts = runs.map((run) => escapeXml(run).replaceAll(/\{\w+\}/g, () => `<x id="${(values += 1)}"></x>`))
  return parts.map((part, index) => `<g id="${index + 1}">${part}</g>`).join('')
}

/** The parts of a translated text; null when the machine has lost, doubled or moved a part or a value. */
export function readMarkUp(text: string, source: Runs): Runs | null {
  const values = source.flatMap((run) => run.match(/\{\w+\}/g) ?? [])
  const parts = [...text.matchAll(/<g id="(\d{1,4})">([\s\S]*?)<\/g>/g)]
  const around = text.replaceAll(/<g id="\d{1,4}">[\s\S]*?<\/g>/g, '')
  const isOrdered = parts.length === source.length && parts.every(([, id], index) => Number(id) === index + 1)
  if (!isOrdered || around.trim() !== '') return null
  const seen: number[] = []
  const runs = parts.map(([, , part = '']) =>
    part.replaceAll(/<x id="(\d{1,4})">\s*<\/x>|<x id="(\d{1,4})"\s*\/>/g, (_all, open?: string, closed?: string) => {
      seen.push(Number(open ?? closed))
      return values[Number(open ?? closed) - 1] ?? ''
    }),
  )
  const areAllThere = seen.length === values.length && new Set(seen).size === values.length
  if (!areAllThere || runs.some((run) => /[<>]/.test(run))) return null
  // Machines trim; the spaces at the edges of a part hold the words of a paragraph apart.
  return runs.map((run, index) => inSpacesOf(source[index] ?? '', unescape(run)))
}

function inSpacesOf(source: string, translated: string): string {
  const [before = ''] = /^\s*/.exec(source) ?? []
  const [after = ''] = /\s*$/.exec(source.slice(before.length)) ?? []
  return `${before}${translated.trim()}${after}`
}

const languageOf = (locale: string): string => locale.split('-')[0] ?? locale

/** DeepL translates into one English or another, and from English as such. */
function requestOf({ kind, key }: TranslatorSettings, texts: readonly string[], { from, to }: Languages) {
  if (kind === 'libretranslate') {
    const body = { q: texts, source: languageOf(from), target: languageOf(to), format: 'html', ...(key && { api_key: key }) }
    return { path: '/translate', headers: {}, body }
  }
  const target = languageOf(to) === 'en' ? 'EN-GB' : languageOf(to).toUpperCase()
  const headers: Readonly<Record<string, string>> = key ? { Authorization: `DeepL-Auth-Key ${key}` } : {}
  return {
    path: '/v2/translate',
    headers,
    body: {
      text: texts,
      source_lang: languageOf(from).toUpperCase(),
      target_lang: target,
      tag_handling: 'xml',
      ignore_tags: ['x'],
    },
  }
}

async function translateSome(
  settings: TranslatorSettings,
  texts: readonly string[],
  languages: Languages,
): Promise<readonly string[]> {
  const { path, headers, body } = requestOf(settings, texts, languages)
  const { status, body: answer } = await exchange({
    url: new URL(`${settings.url}${path}`),
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(settings.deadlineMs ?? DEADLINE_MS),
  })
  // An answer may repeat what was sent, the key among it: only its status is said.
  if (status !== 200) throw new WireError('shape', `status ${status}`)
  const json: unknown = JSON.parse(answer.toString('utf8'))
  const translated =
    settings.kind === 'deepl'
      ? DeeplAnswer.parse(json).translations.map(({ text }) => text)
      : LibreAnswer.parse(json).translatedText
  if (translated.length !== texts.length) throw new WireError('shape', 'another number of texts')
  return translated
}

/** Texts in their order, in calls that are small enough. */
function* batchesOf(texts: readonly string[]): Generator<string[]> {
  let batch: string[] = []
  let size = 0
  for (const text of texts) {
    if (batch.length > 0 && (batch.length === MAX_TEXTS || size + text.length > MAX_CHARACTERS)) {
      yield batch
      batch = []
      size = 0
    }
    batch.push(text)
    size += text.length
  }
  if (batch.length > 0) yield batch
}

/**
 * Proposals of a translation machine for texts, in their order; null for one whose parts or values it has damaged, and for what
 * is too long for one page. Throws when the machine does not answer as it should.
 */
export async function translateTexts(
  settings: TranslatorSettings,
  all: readonly Runs[],
  languages: Languages,
): Promise<(Runs | null)[]> {
  if (languageOf(languages.from) === languageOf(languages.to)) return [...all]
  let size = 0
  const fitting = all.map(markUp).filter((text) => (size += text.length) <= MAX_PAGE_CHARACTERS)
  const translated: string[] = []
  for (const batch of batchesOf(fitting)) translated.push(...(await translateSome(settings, batch, languages)))
  return all.map((runs, index) => readMarkUp(translated[index] ?? '', runs))
}

/** The machine of the environment; undefined while the operator has set none up. */
export function chooseTranslator({ TRANSLATOR_URL: url, TRANSLATOR_KIND: kind, TRANSLATOR_KEY: key }: ReturnType<typeof env>) {
  if (url === undefined) return undefined
  return (texts: readonly Runs[], languages: Languages) => translateTexts({ url, kind, key }, texts, languages)
}
