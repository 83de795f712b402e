'use client'
import { type Language, LANGUAGES } from '@trade-in-shop/contracts/languages'
import { FAILURE_MESSAGES } from '@/domain/failure-messages/failure-messages'

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
  const texts = FAILURE_MESSAGES[language]
  return (
    <html lang={language}>
      <body>
        <main>
          <h1>{texts['failure.title']}</h1>
          <p>{texts['failure.soon']}</p>
          <button type="button" onClick={() => location.reload()}>
            {texts['failure.again']}
          </button>
          {error.digest && <p>{texts['failure.id'].replace('{id}', error.digest)}</p>}
        </main>
      </body>
    </html>
  )
}
