/** Letters that have no accent to take off. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd' }
const CYRILLIC: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p' },
  ...{ р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sch', ы: 'y', э: 'e', ю: 'yu', я: 'ya' },
  ...{ ь: '', ъ: '' },
}
const REPLACED = /[ßøæœłđðа-я]/gu

/** Lower case without accents; the same for typed texts and for the vocabulary. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(REPLACED, (letter) => LETTERS[letter] ?? CYRILLIC[letter] ?? letter)

/** "l’iphone", "dell'iphone". */
const ELISION = /(?<![a-z0-9])(l|d|un|j|qu|c|s|n|m|t|all|dall|dell|nell|sull)['’`´](?=[a-z])/g
const GIGABYTES = /(?<![\w.])(\d{1,4}) ?(?:gb|go|gigas?|gigs?|gigabytes?|gigaoctets?)(?![\w])/g
const INCHES = /(?<![\w.])(\d{1,2}(?:\.\d{1,2})?) ?-?(?:"|zoll|inch|inches|pouces?|pulgadas?|pulg|pollic[ei]|poll)(?![a-z0-9])/g
const TERABYTES = /(?<![\w.])(\d) ?(?:tb|to|teras?|terabytes?|teraoctets?)(?![\w])/g
/** Apple's numbers of articles ("MLPF3ZD/A") and codes of models ("326M6VJRMB/00") have a stroke within. */
const CODE_WITH_STROKE = /^(?=[a-z0-9-]*\d)(?=[a-z0-9-]*[a-z])[a-z0-9-]{5,}\/[a-z0-9]{1,3}$|^f\/\d/
const PLAIN_PARTS = /^(?=.*[a-z]{4})(?:[a-z]+|\d+)(?:-(?:[a-z]+|\d+))+$/
/** "RF24-105": what is before a range of numbers is a word. */
const BEFORE_RANGE = /^([a-z]{2,})(\d+-\d.*)$/

function splitToken(token: string): string[] {
  const bare = token.replace(/^[-./'’]+|[-./'’]+$/g, '')
  if (bare.includes('/') && !CODE_WITH_STROKE.test(bare)) return bare.split('/').flatMap(splitToken)
  if (PLAIN_PARTS.test(bare)) return bare.split('-')
  const [, name, range] = BEFORE_RANGE.exec(bare) ?? []
  return name && range ? [name, range] : [bare]
}

/** The words of a typed text, folded: "13,3″" is "13.3in", "128 Go" is "128gb". */
export function splitText(text: string): string[] {
  const unquoted = text.trim().replace(/^["'“„«](.*)["'”“»]$/u, '$1')
  const plain = foldText(unquoted.replace(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\u200d\ufe0f]/gu, ' '))
    .replace(/[″”“„]|''|′′|’’/g, '"')
    .replace(ELISION, '')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(INCHES, '$1in ')
    .replace(GIGABYTES, '$1gb ')
    .replace(TERABYTES, '$1tb ')
    .replace(/[^\p{L}\p{N}+&./'’-]+/gu, ' ')
    .replace(/(?<=[a-z])(?=[^\p{ASCII}])|(?<=[^\p{ASCII}])(?=[a-z0-9])/gu, ' ')
  return plain
    .split(' ')
    .flatMap((token) => (/^[+&]$/.test(token) ? [token] : splitToken(token)))
    .filter(Boolean)
}
