import { describe, expect, test } from 'vitest'
import { readLines, readNames, readTable } from './read-lines'

const line = (text: string, quantity: number | null = 1, works: boolean | null = true) => ({ text, quantity, works })

describe('a pasted table', () => {
  test.each([
    ['iPhone 13 128 GB\nGalaxy S22', [line('iPhone 13 128 GB'), line('Galaxy S22')]],
    ['iPhone 13;3;ja\nGalaxy S22;2;nein', [line('iPhone 13', 3), line('Galaxy S22', 2, false)]],
    ['iPhone 13\t3\tyes\nGalaxy S22\t2\tno', [line('iPhone 13', 3), line('Galaxy S22', 2, false)]],
    ['Anzahl;Hersteller;Modell;Funktioniert\n4;Apple;iPhone 13;nein', [line('Apple iPhone 13', 4, false)]],
    ['Cantidad,Modelo\n4,iPhone 13', [line('iPhone 13', 4)]],
    ['"iPhone 13, schwarz",2', [line('iPhone 13, schwarz', 2)]],
    ['3 x iPhone 13\n12 × Galaxy S22', [line('iPhone 13', 3), line('Galaxy S22', 12)]],
    ['5 iPhone 12 64\n3 Stück Galaxy S22\n2x PS4 slim', [line('iPhone 12 64', 5), line('Galaxy S22', 3), line('PS4 slim', 2)]],
    ['2;MacBook Air M1\n3;iPhone 12;defekt', [line('MacBook Air M1', 2), line('iPhone 12', 3, false)]],
    ['iPhone 12;defekt\niPhone 11;kaputt', [line('iPhone 12', 1, false), line('iPhone 11', 1, false)]],
    [
      'iPhone 12 64 defekt\n2 iPad Air (kaputt)\nGalaxy S22 - broken',
      [line('iPhone 12 64', 1, false), line('iPad Air', 2, false), line('Galaxy S22', 1, false)],
    ],
    ['Apple;iPhone 12 64 GB;3', [line('Apple iPhone 12 64 GB', 3)]],
    ['\uFEFFiPhone 13;1\r\n\r\n  ;  \r\nGalaxy S22;1', [line('iPhone 13'), line('Galaxy S22')]],
  ])('%j is read into lines', async (text, lines) => expect(await readTable(text, 200)).toEqual({ kind: 'lines', lines }))

  test('readLines leaves a cell that it does not understand as null in its line', () => {
    const table = [
      ['iPhone 13', 'viele', 'geht so'],
      ['Galaxy S22', '0', ''],
      ['Xperia 5', '100', 'ja'],
      ['Pixel 7', '2.5', ''],
    ]
    expect(readLines(table)).toEqual([
      line('iPhone 13', null, null),
      line('Galaxy S22', null),
      line('Xperia 5', null),
      line('Pixel 7', null),
    ])
  })

  test.each([
    // A number that may belong to the name, as in "OnePlus 9 Pro".
    ['13 mini 128', line('13 mini 128', null)],
    ['9 Pro', line('9 Pro', null)],
    ['iPhone 12 x3', line('iPhone 12 x3', null)],
    ['iPhone X 64', line('iPhone X 64')],
    ['500D', line('500D')],
    ['0 iPhone 12', line('iPhone 12', null)],
    // Something about the condition that is no plain yes or no.
    ['iPhone 12 Display defekt', line('iPhone 12 Display defekt', 1, null)],
    ['defektes iPhone 12', line('defektes iPhone 12', 1, null)],
    ['iPhone 12 nicht defekt', line('iPhone 12 nicht defekt', 1, null)],
    ['iPhone 12 defekt?', line('iPhone 12 defekt?', 1, null)],
    ['iPhone 12 defekt;2;ja', line('iPhone 12', 2, null)],
    ['iPhone 12;2;funktioniert nicht', line('iPhone 12', 2, false)],
  ])('"%s" is read as meant, or the doubtful part is null', (text, read) => expect(readLines([text.split(';')])).toEqual([read]))

  test('readLines takes a heading word for a device where no heading names the models', () =>
    expect(readLines([['Marke', '2']])).toEqual([line('Marke', 2)]))

  test('readTable refuses an empty, too long or too big text as a whole, so that no line is lost silently', async () => {
    expect(await readTable(' \n ', 200)).toEqual({ kind: 'empty' })
    expect(await readTable('a\nb\nc', 2)).toEqual({ kind: 'tooMany', count: 3 })
    expect(await readTable('x'.repeat(64 * 1024 + 1), 200)).toEqual({ kind: 'tooBig' })
  })
})

describe('names of devices', () => {
  const names = (...texts: string[]) => ({ kind: 'lines', lines: texts.map((text) => line(text)) })
  test.each([
    ['iPhone 12 64, PS4 slim', names('iPhone 12 64', 'PS4 slim')],
    ['iPhone 12 64 GB\r\nPS4 slim; Galaxy S22\n\n', names('iPhone 12 64 GB', 'PS4 slim', 'Galaxy S22')],
    ['- iPhone 12\n• PS4\n3. Switch Lite', names('iPhone 12', 'PS4', 'Switch Lite')],
    ['2 x iPhone 12\n3 PS4', names('iPhone 12', 'iPhone 12', 'PS4', 'PS4', 'PS4')],
    ['2;MacBook Air M1\nGalaxy S22\t3', names('MacBook Air M1', 'MacBook Air M1', 'Galaxy S22', 'Galaxy S22', 'Galaxy S22')],
    ['PS4;2\n2;PS4, iPhone 12', names('PS4', 'PS4', '2', 'PS4', 'iPhone 12')],
    ['MacBook Pro 13,3', names('MacBook Pro 13,3')],
    ['iPhone 12\t64 GB', names('iPhone 12 64 GB')],
    ['9 Pro', names('9 Pro')],
    ['iPhone 12 defekt', { kind: 'lines', lines: [line('iPhone 12', 1, false)] }],
    [' , ;\n', { kind: 'empty' }],
    ['99 x iPhone 12\n99 x iPhone 12\n99 x iPhone 12', { kind: 'tooMany', count: 297 }],
    ['x'.repeat(70_000), { kind: 'tooBig' }],
  ])('%.60j are read one by one', async (text, read) => expect(await readNames(text, 200)).toEqual(read))
})
