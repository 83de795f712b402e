import { tidyPath } from './paths'
import { MAX_PATH_CHARACTERS } from './pattern'

/** A path in plain form and a query without its question mark. */
export type CopiedAddress = Readonly<{ path: string; query: string }>

/** Signs without width that programs add to a text: joiners, direction marks, variation selectors. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu
const SPACE = /%20|%09|%0A|%0D|\s/gi
/** The signs that end a sentence, a bracket or a quotation in any script. */
const PUNCTUATION = /[.,;:!?)\]}>"'*`|…。、，．：；！？＞＂＇„‚\p{Pe}\p{Pi}\p{Pf}]/u
const QUERY_OR_HASH = /^(?<path>.*?)(?:(?:%3F|&(?=[\w.-]+=))(?<query>.*?))?(?:%23.*)?$/iu
const PATH_PARAMETERS = /;[\w.-]+=[^/;]*/g
const FILE_NAME = /(?:\/index\.(?:html?|php)|\.html?)$/i

type Mend = (address: CopiedAddress) => CopiedAddress

const withoutSigns = onPath((path) => path.replace(INVISIBLE, '').split('/').map(withoutOuterSpaces).join('/'))
const withoutSpaces = onPath((path) => path.replace(/^.*?(?=%3F|$)/i, (before) => before.replace(SPACE, '')))
const withoutSentence: readonly Mend[] = [
  onPath(withoutPunctuation),
  queryOutOfPath,
  onPath((path) => path.replace(PATH_PARAMETERS, '')),
]
const withoutFileName = onPath((path) => path.replace(FILE_NAME, ''))

/** What a copied link may have too much, in the order in which it is taken off. */
const ENDINGS: readonly Mend[] = [withoutSigns, withoutSpaces, ...withoutSentence, withoutFileName]

/** An ending may follow another: `/terms.html).` */
const MAX_ROUNDS = 3

/**
 * The addresses that a link may have meant before a rest of its sentence, a sign that no one sees or another program's ending was
 * copied along: each without one ending more than the one before. For paths at which nothing is found.
 * @param address its path in plain form, its query without the question mark
 */
export function* copiedAddresses(address: CopiedAddress): Generator<CopiedAddress> {
  if (address.path.length > MAX_PATH_CHARACTERS) return
  let latest = address
  for (let round = 0; round < MAX_ROUNDS; round++) {
    for (const mend of ENDINGS) {
      const next = mend(latest)
      if (next.path === latest.path) continue
      latest = next
      yield latest
    }
  }
}

/** A path in plain form without the rest of a sentence; blanks inside and names of files stay, because old pages have them. */
export const pathWithoutSentence = (path: string): string =>
  [withoutSigns, ...withoutSentence].reduce((address, mend) => mend(address), { path, query: '' }).path

function onPath(mend: (path: string) => string): Mend {
  return ({ path, query }) => ({ path: tidyPath(mend(path)) || '/', query })
}

function withoutPunctuation(path: string): string {
  let end = path.length
  for (;;) {
    if (PUNCTUATION.test(path.charAt(end - 1))) end -= 1
    else if (path.slice(Math.max(0, end - 3), end).toUpperCase() === '%5C') end -= 3
    else return path.slice(0, end)
  }
}

function withoutOuterSpaces(segment: string): string {
  const words = segment.split(SPACE)
  const from = words.findIndex((word) => word !== '')
  const to = words.findLastIndex((word) => word !== '')
  return from === 0 && to === words.length - 1 ? segment : words.slice(Math.max(0, from), to + 1).join('%20')
}

/** An encoded `?` begins the query, an encoded `#` ends the address. */
function queryOutOfPath({ path, query }: CopiedAddress): CopiedAddress {
  const groups = QUERY_OR_HASH.exec(path)?.groups
  if (!groups) return { path, query }
  const own = (groups.query ?? '').replace(/[^\x21-\x7e]|["<>#]/gu, (sign) => encodeURIComponent(sign.toWellFormed()))
  return { path: tidyPath(groups.path ?? '') || '/', query: [own, query].filter((part) => part !== '').join('&') }
}
