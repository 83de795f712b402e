import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { isStructurallySame, parse } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { filesBelow } from '../scripts/source-text'

/** Messages are in `<language>/<area>.json`, and those that a country writes otherwise in `<locale>/<area>.json`. */
const PLACES = [
  { folder: 'src/storefront/i18n/messages', users: 'src', languages: ['de', 'es', 'fr', 'it'] },
  { folder: 'platform/messages', users: 'platform', languages: ['de', 'es', 'fr', 'it', 'de-AT'] },
  { folder: 'src/domain/failure-messages', users: 'src', languages: ['de', 'es', 'fr', 'it'] },
  { folder: 'src/domain/staff-messages', users: 'src', languages: ['de', 'es', 'fr', 'it'] },
]

type Messages = Readonly<Record<string, string>>
const read = (file: string): Messages => JSON.parse(readFileSync(file, 'utf8'))
const areasIn = (folder: string): ReadonlyMap<string, Messages> =>
  new Map(globSync(`${folder}/*.json`).map((file) => [basename(file), read(file)]))
const isSame = (text: string, english: string) => isStructurallySame(parse(text), parse(english)).success

describe.each(PLACES)('in $folder', ({ folder, users, languages }) => {
  const english = areasIn(`${folder}/en`)
  const ids = [...english.values()].flatMap((messages) => Object.keys(messages))

  test.each(languages)('messages in %s have the ids and the placeholders of the English ones', (language) => {
    const problems = [...areasIn(`${folder}/${language}`)].flatMap(([area, messages]) =>
      Object.entries(messages).filter(([id, text]) => text.trim() === '' || !isSame(text, english.get(area)?.[id] ?? '{none}')),
    )
    expect(problems).toEqual([])
    const idsByArea = [...areasIn(`${folder}/${language}`)].map(([area, messages]) => [area, Object.keys(messages).length])
    const isWhole = language.length === 2
    if (isWhole) expect(idsByArea).toEqual([...english].map(([area, messages]) => [area, Object.keys(messages).length]))
  })

  test('no message id is in two files', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('every message is used: its id, a template that makes it, or its area and key are in the source', () => {
    const files = filesBelow(users, /\.tsx?$/).filter((file) => !file.includes('.test.'))
    const source = files.map((file) => readFileSync(file, 'utf8')).join('\n')
    const written = new Set([...source.matchAll(/['"]([\w.-]+)['"]/g)].map(([, id = '']) => id))
    const members = new Set(source.match(/\w+/g))
    const templates = [...source.matchAll(/`((?:[\w.]|\$\{[^}`]*\})*\.(?:[\w.]|\$\{[^}`]*\})*)`/g)].map(([, template = '']) =>
      template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w. -]+'),
    )
    // `useWords('area')('key')` and `staffWords('area').key` of texts for staff.
    const endings = [...source.matchAll(/`\$\{[^`}]*\}(\w{4,})`/g)].map(([, ending = '']) => ending)
    const isKey = (key: string) => written.has(key) || members.has(key) || endings.some((ending) => key.endsWith(ending))
    const isNamed = (area = '', key = '') => folder.endsWith('staff-messages') && written.has(area) && isKey(key)
    const made = new RegExp(`^(?:${templates.filter((template) => /[a-z]{3}/.test(template)).join('|')})$`)
    expect(ids.filter((id) => !written.has(id) && !made.test(id) && !isNamed(...id.split('.')))).toEqual([])
  })
})
