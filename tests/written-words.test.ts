import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Spellings that a text of the shop must not have; `at` has the rules of `de`. */
type Rule = Readonly<{ name: string; wrong: RegExp }>

const EVERYWHERE: readonly Rule[] = [
  { name: 'a straight quotation mark or apostrophe', wrong: /["']/ },
  { name: 'three full stops in place of an ellipsis', wrong: /\.\.\./ },
  { name: 'two spaces in a row', wrong: /\S {2,}\S/ },
]
const GERMAN: Rule = { name: 'the familiar du', wrong: /\b(du|dich|dir|dein(e[mnrs]?)?)\b/i }
const OWN: Readonly<Record<string, readonly Rule[]>> = {
  de: [GERMAN],
  at: [GERMAN],
  en: [],
  es: [
    { name: 'the familiar tú', wrong: /(?<![\wáéíóú])(tú|tu|tus|contigo)(?![\wáéíóú])/i },
    { name: 'aparato where the shop says dispositivo', wrong: /\b(su|el|un|sus|los) aparatos?\b(?! eléctric)/i },
  ],
  fr: [
    { name: 'the familiar tu', wrong: /(?<![\wàâéèêëîïôûùç’])(tu|toi|tes)(?![\wàâéèêëîïôûùç])/i },
    { name: 'a space that breaks, or none, before a sign', wrong: /[^\u00a0\u202f?!:;][:;?!](?=\s|$)| [:;?!»]|[^\u00a0\u202f]»/ },
    { name: 'a space that breaks, or none, after «', wrong: /«[^\u00a0\u202f]/ },
    { name: 'de or que before a name that may begin with a vowel', wrong: /\b(de|que) \{(device|name|model)\}/ },
  ],
  it: [
    { name: 'the familiar tu', wrong: /\b(tu|tuo|tua|tuoi|tue|ti|te)\b/i },
    {
      name: 'an infinitive on a button: "Accedere" in place of "Accedi"',
      wrong: /^(?:[^:.]{1,12}[:,] )?(?!Non |\w+camere|Polvere)\p{L}+(?:[aei]re|[aei]r[sc]i)(?![\p{L}’])[^.]{0,60}$/iu,
    },
  ],
}

function* stringsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* stringsOf(inner)
}

/** Every string below a member of this name: `{ "it": "…" }` in any depth. */
function* underName(value: unknown, name: string): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === name) yield* stringsOf(inner)
    else yield* underName(inner, name)
  }
}

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const PLATFORM_TEXTS = ['texts', 'questions', 'device-questions'].map((name) => json(`platform/seed/data/${name}.json`))

/** All texts of a language: the shop's messages, the seeds' pages, mails, the label, the catalogue's texts and questions. */
async function textsOf(language: string): Promise<string[]> {
  const locale = language === 'at' ? 'de-AT' : language
  const words = globSync(`{src/storefront/i18n,platform}/messages/${locale}/*.json`).map(json)
  const market: unknown = await import(join(process.cwd(), `src/seed/markets/${language}.ts`))
  return [...stringsOf([words, market, json(`src/seed/pages/${language}.json`)]), ...underName(PLATFORM_TEXTS, language)]
}

/** Without what is not the shop's own wording: addresses, tags, placeholders, and names in bold of other makers' menus. */
const spoken = (text: string): string =>
  text.replaceAll(/\]\([^)]*\)|https?:\/\/\S+|<[^>]*>/g, '').replaceAll(/\*\*[^*]*>[^*]*\*\*|\{\w+, plural,|=\d+ (?=\{)/g, '…')

test.each(Object.keys(OWN))('every text in "%s" keeps the spelling and the register of its language', async (language) => {
  const texts = (await textsOf(language)).filter((text) => text.includes(' ') || /^\p{Lu}\p{Ll}+$/u.test(text))
  expect(texts.length).toBeGreaterThan(200)
  const problems = [...EVERYWHERE, ...(OWN[language] ?? [])].flatMap(({ name, wrong }) =>
    texts.flatMap((text) => {
      const at = wrong.exec(spoken(text))
      return at ? [`${name}: ${spoken(text).slice(Math.max(0, at.index - 40), at.index + 30)}`] : []
    }),
  )
  expect(problems).toEqual([])
})

test.each([
  ['de', 'Wie geht es deinem Handy?'],
  ['es', 'Elija tu dispositivo.'],
  ['fr', 'Une question ? Écrivez-nous.'],
  ['fr', 'Votre vente: la suite.'],
  ['fr', 'Photo de {device}'],
  ['it', 'Vendere un dispositivo'],
  ['it', 'Sì, annullare'],
  ['it', 'Accedere: i Suoi dati restano qui'],
])('the wrong text in "%s" is recognised: %s', (language, text) => {
  expect((OWN[language] ?? []).some(({ wrong }) => wrong.test(text))).toBe(true)
})
