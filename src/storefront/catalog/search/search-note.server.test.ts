import { expect, test } from 'vitest'
import type { SearchWord } from '@/domain/content/search-word'
import type { Shop } from '@/domain/routing/shop'
import { type DailyCount, flushDailyCounts } from '@/runtime/daily-counts'
import { countEmptySearch, formatConditionNote, formatSearchNote, formatTypedQuestions } from './search-note.server'

const entry = (more: object) =>
  ({ action: 'notBought', id: '7', typed: [], kind: null, off: false, sentence: null, advice: null, ...more }) as SearchWord
const shop = (...searchWords: SearchWord[]) =>
  ({
    locale: 'de-DE',
    language: 'de',
    market: { locale: 'de-DE', timeZone: 'Europe/Berlin' },
    content: { searchWords },
  }) as unknown as Shop
const note = (notBought: string | null, ...words: SearchWord[]) => formatSearchNote(shop(...words), { notBought, isImei: false })

test('a known kind is named in the words of the shop, or of the staff for what they have written', () => {
  expect(note('drones')?.sentence).toBe('Drohnen kaufen wir nicht an.')
  const [all, own] = [
    entry({ kind: 'drones', sentence: 'Keine Drohnen.' }),
    entry({ kind: 'drones', advice: 'Zum Modellbauverein.' }),
  ]
  expect(note('drones', all)).toEqual({ sentence: 'Keine Drohnen.', advice: note('drones')?.advice })
  expect(note('drones', all, own)).toEqual({ sentence: 'Keine Drohnen.', advice: 'Zum Modellbauverein.' })
  expect(note('tvs', all)?.sentence).toBe('Fernseher kaufen wir nicht an.')
})

test('a kind of the staff’s own has their sentence', () => {
  expect(note('staff-7', entry({ sentence: 'Keine Kocher.', advice: 'Zum Wertstoffhof.' }))).toEqual({
    sentence: 'Keine Kocher.',
    advice: 'Zum Wertstoffhof.',
  })
  expect(note(null)).toBeNull()
})

test('a typed condition leads to the questions, and other facts do not', () => {
  const understood = [{ kind: 'colour', text: 'blau' } as const, { kind: 'condition', text: 'display kaputt' } as const]
  expect(formatConditionNote(shop(), { understood })).toContain('„display kaputt“')
  expect(formatConditionNote(shop(), { understood: understood.slice(0, 1) })).toBeNull()
})

test('a text is counted as a search without a result unless it finds devices, is answered by a note or is empty', async () => {
  const market = { ...shop().market, code: 'de' }
  const count = (text: string, total: number, kind: string | null) =>
    countEmptySearch({ ...shop(), market, mode: 'consumer', partner: null } as unknown as Shop, text, total, note(kind))
  count('Xyzzy 3', 0, null)
  count('Xyzzy 4', 1, null)
  count('drohne', 0, 'drones')
  count('', 0, null)
  const counted: DailyCount[] = []
  await flushDailyCounts(async (counts) => void counted.push(...counts))
  // Other tests of the process count other things.
  const searches = counted.filter(({ kind }) => kind === 'searches')
  expect(searches.map(({ words, count: times }) => [words, times])).toEqual([['xyzzy 3', 1]])
})

test('a typed condition names its questions in the fragment of a device, and a device word like one does not', () => {
  const understood = [{ kind: 'condition', text: 'kaputtes' } as const]
  expect(formatTypedQuestions({ understood }, 'iphone 12 kaputtes display')).toBe('#about=screen,display,pixels')
  expect(formatTypedQuestions({ understood: [] }, 'lenovo smart display')).toBe('')
})
