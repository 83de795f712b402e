import type { ChangeEvent } from 'react'

const GROUP = 4
const OTHER = /[^A-Za-z0-9]/g

type Typed = Readonly<{ text: string; caret: number }>

/** An IBAN in groups of four, with the caret after the same letter or digit as before; other text is unchanged. */
export function groupIban({ text, caret }: Typed): Typed {
  if (/[^A-Za-z0-9\s.-]/.test(text)) return { text, caret }
  const plain = text.replace(OTHER, '').toUpperCase()
  const before = text.slice(0, caret).replace(OTHER, '').length
  return {
    text: (plain.match(/.{1,4}/g) ?? []).join(' '),
    caret: before + Math.max(0, Math.ceil(before / GROUP) - 1),
  }
}

/** For an input's change: groups what is typed or pasted. Call it before the form reads the value. */
export function groupTypedIban({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
  const grouped = groupIban({ text: target.value, caret: target.selectionStart ?? target.value.length })
  if (grouped.text === target.value) return
  target.value = grouped.text
  // A deleted blank comes back, so "delete" goes on behind it.
  const isForward = 'inputType' in nativeEvent && nativeEvent.inputType === 'deleteContentForward'
  const caret = isForward && grouped.text[grouped.caret] === ' ' ? grouped.caret + 1 : grouped.caret
  if (document.activeElement === target) target.setSelectionRange(caret, caret)
}
