'use client'
import type { Language } from '@/domain/market/market'

type Words = Readonly<{ headline: string; text: string; retry: string; id: string }>
const WORDS: Record<Language, Words> = {
  en: {
    headline: 'Something went wrong on our side.',
    text: 'Please try again in a moment.',
    retry: 'Reload',
    id: 'Error number:',
  },
  de: {
    headline: 'Da ist bei uns etwas schiefgegangen.',
    text: 'Bitte versuchen Sie es gleich noch einmal.',
    retry: 'Neu laden',
    id: 'Fehlernummer:',
  },
  es: {
    headline: 'Algo ha fallado por nuestra parte.',
    text: 'Vuelva a intentarlo en un momento.',
    retry: 'Recargar',
    id: 'Número de error:',
  },
  fr: {
    headline: 'Un problème est survenu de notre côté.',
    text: 'Veuillez réessayer dans un instant.',
    retry: 'Recharger',
    id: 'Numéro d’erreur\u00a0:',
  },
  it: {
    headline: 'Qualcosa è andato storto da parte nostra.',
    text: 'Riprovi tra un momento.',
    retry: 'Ricarica',
    id: 'Numero dell’errore:',
  },
}

const LANGUAGES: readonly Language[] = ['en', 'de', 'es', 'fr', 'it']

/** The language of the broken document, or else that of the browser. */
function languageHere(): Language {
  const wanted = typeof document === 'undefined' ? '' : document.documentElement.lang || navigator.language
  return LANGUAGES.find((language) => wanted.startsWith(language)) ?? 'en'
}

/**
 * The last resort (fatal, E-04), when the shop's document itself could not be rendered. It has no styles of its own,
 * because every page would preload them.
 */
export function GlobalFailure({ error }: { error: Error & { digest?: string } }) {
  const language = languageHere()
  const words = WORDS[language]
  return (
    <html lang={language}>
      <body>
        <main>
          <h1>{words.headline}</h1>
          <p>{words.text}</p>
          <button type="button" onClick={() => location.reload()}>
            {words.retry}
          </button>
          {error.digest && (
            <p>
              {words.id} {error.digest}
            </p>
          )}
        </main>
      </body>
    </html>
  )
}
