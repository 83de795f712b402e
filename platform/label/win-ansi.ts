/** What Windows-1252 has beyond Latin-1; the PDF's built-in fonts can write this and Latin-1, nothing else. */
const BEYOND_LATIN = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
const STAND_INS: Record<string, string> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ħ: 'h', ı: 'i', ẞ: 'SS', '\u202f': '\u00a0' }

const writable = (letter: string) => {
  const point = letter.codePointAt(0) ?? 0
  return (point >= 0x20 && point <= 0x7e) || (point >= 0xa0 && point <= 0xff) || BEYOND_LATIN.includes(letter)
}

/** A name from anywhere in letters that the built-in fonts have: "Łukasz Dvořák" prints as "Lukasz Dvorák". */
export function winAnsi(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) => {
      if (writable(letter)) return letter
      const plain = STAND_INS[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '')
      return [...plain].every(writable) ? plain : '?'
    })
    .join('')
}
