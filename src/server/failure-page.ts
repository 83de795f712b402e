import type { Language } from '@/domain/market/market'

type Words = Readonly<{ title: string; text: string; wait: string; again: string; id: string; cookies: string }>

const WORDS = {
  en: {
    title: 'Something went wrong on our side',
    text: 'Nothing you entered is lost. Please try again in a moment.',
    wait: 'Please try again in {wait}.',
    again: 'Try again',
    id: 'Error id',
    cookies: 'Your browser sends more cookies than we accept. Please delete the cookies of this site, then try again.',
  },
  de: {
    title: 'Bei uns ist etwas schiefgegangen',
    text: 'Ihre Eingaben sind nicht verloren. Bitte versuchen Sie es gleich noch einmal.',
    wait: 'Bitte versuchen Sie es in {wait} noch einmal.',
    again: 'Noch einmal versuchen',
    id: 'Fehlernummer',
    cookies:
      'Ihr Browser schickt mehr Cookies, als wir annehmen. Bitte löschen Sie die Cookies dieser Website und versuchen Sie es dann noch einmal.',
  },
  es: {
    title: 'Algo ha fallado por nuestra parte',
    text: 'No se ha perdido nada de lo que ha introducido. Inténtelo de nuevo en un momento.',
    wait: 'Vuelva a intentarlo dentro de {wait}.',
    again: 'Intentar de nuevo',
    id: 'Identificador del error',
    cookies: 'Su navegador envía más cookies de las que aceptamos. Elimine las cookies de este sitio y vuelva a intentarlo.',
  },
  fr: {
    title: 'Un problème est survenu de notre côté',
    text: 'Rien de ce que vous avez saisi n’est perdu. Veuillez réessayer dans un instant.',
    wait: 'Veuillez réessayer dans {wait}.',
    again: 'Réessayer',
    id: 'Numéro de l’erreur',
    cookies:
      'Votre navigateur envoie plus de cookies que nous n’en acceptons. Veuillez supprimer les cookies de ce site, puis réessayer.',
  },
  it: {
    title: 'Qualcosa non ha funzionato da parte nostra',
    text: 'Nulla di ciò che ha inserito è andato perso. Riprovi tra un momento.',
    wait: 'Riprovi tra {wait}.',
    again: 'Riprova',
    id: 'Codice dell’errore',
    cookies: 'Il Suo browser invia più cookie di quanti ne accettiamo. Elimini i cookie di questo sito e poi riprovi.',
  },
} as const satisfies Record<Language, Words>

const STYLE =
  ':root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.125rem/1.5 system-ui,sans-serif}' +
  'main{max-width:36rem;padding:1.5rem}h1{font-size:1.75rem;line-height:1.2}a{display:inline-block;padding:.75rem 0;font-weight:600;color:inherit}' +
  'small{display:block;margin-top:1.5rem;opacity:.8}'

const document = (language: Language, locale: string, body: string): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="robots" content="noindex"><title>${WORDS[language].title}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>\n`

const section = ({ title, text, again }: Words): string => `<h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p>`

const idOf = (language: Language, errorId: string): string => `<small>${WORDS[language].id}: <code>${errorId}</code></small>`

/**
 * The last resort when a page cannot be made: needs no database, no platform and no script (E-11). The log has the same
 * `errorId`; `waitText` is how long to wait.
 */
export const failurePage = (language: Language, locale: string, errorId: string, waitText?: string): string => {
  const words = WORDS[language]
  const text = waitText === undefined ? words.text : words.wait.replace('{wait}', waitText)
  return document(language, locale, section({ ...words, text }) + idOf(language, errorId))
}

/** For an unknown market: all languages, one below the other. */
const inAllLanguages = (sectionOf: (words: Words) => string): string =>
  Object.entries(WORDS)
    .map(([language, words]) => `<section lang="${language}">${sectionOf(words)}</section>`)
    .join('')

/** For a time without content, as before the first snapshot. */
export const maintenancePage = (errorId?: string): string =>
  document('en', 'en', inAllLanguages(section) + (errorId === undefined ? '' : idOf('en', errorId)))

/** For a request whose head is too large to be read, its host included: what to do about it. */
export const headersTooLargePage = (): string =>
  document(
    'en',
    'en',
    inAllLanguages(({ cookies, again }) => `<p>${cookies}</p><p><a href="">${again}</a></p>`),
  )
