import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planTranslation, type TranslatedUnit, translatedUnits } from '@/domain/content/translation-units'
import { FILE_FORMATS, readTranslationFile, writeTranslationFile } from './translation-file'

const LANGUAGES = { from: 'de-DE', to: 'fr-FR' }
const text = (words: string, format = 0) => ({ type: 'text', version: 1, text: words, format })
const link = (words: string) => ({ type: 'link', fields: { url: '/kontakt' }, children: [text(words)] })
const body = (...children: object[]) => ({ root: { type: 'root', children: [{ type: 'paragraph', children }] } })
const page = (title: string, first: string, linked: string, answer: string) => ({
  title,
  body: body(text(first), link(linked)),
  blocks: [{ blockType: 'questions', heading: null, questions: [{ id: 'a', question: 'Wie?', answer }] }],
})
const SOURCE = page('Ankauf', 'Fragen Sie ', 'hier', 'Mit {name}.')
const unit = (id: string, source: string[], target: string[] | null): TranslatedUnit => ({ id, source, target })
const stateOf = (one: TranslatedUnit, target: object = SOURCE) => planTranslation([one], SOURCE, target).planned[0]

describe('a file of translations', () => {
  // XML cannot hold other control characters; line ends are read as one sign.
  const words = fc.string({ unit: 'grapheme' }).map((made) => made.replaceAll(/[\u0000-\u0009\u000b-\u001f\ufffe\uffff]/g, ''))
  const tricky = fc.constantFrom(
    '<1>a</1><2>b</2>',
    '\\',
    '\\<1>',
    '=1+1',
    "'=x",
    '"a";b',
    ']]>',
    '&amp;',
    ' a ',
    'a\nb',
    '<g id="1">',
  )
  const filled = fc.oneof(words, tricky).filter((made) => made !== '')
  const runs = fc.oneof(fc.tuple(filled), fc.array(fc.oneof(words, tricky), { minLength: 2, maxLength: 5 }))
  const units = fc.array(fc.record({ source: runs, target: fc.option(runs) }), { maxLength: 8 }).map((pairs) =>
    pairs.map(({ source, target }, index) => {
      const fits = target && (target.length === 1) === (source.length === 1) ? target : null
      return unit(`blocks.${index}-text.body.0`, source, fits)
    }),
  )
  test.each(FILE_FORMATS)('in %s is read as it was written', (format) => {
    fc.assert(
      fc.property(units, (written) => {
        fc.pre(written.length > 0)
        expect(readTranslationFile(writeTranslationFile(format, { page: 7, units: written }, LANGUAGES))).toEqual({
          page: 7,
          units: written,
        })
      }),
    )
  })

  const xliff = writeTranslationFile('xliff-2.0', { page: 7, units: [unit('title', ['Ankauf'], ['Rachat'])] }, LANGUAGES)
  test.each([
    ['an external entity', `<!DOCTYPE xliff [<!ENTITY x SYSTEM "file:///etc/hostname">]>${xliff.replace('Rachat', '&x;')}`],
    [
      'entities that grow',
      `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>${xliff.slice(39).replace('Rachat', '&b;')}`,
    ],
    ['an entity that is not declared', xliff.replace('Rachat', '&nbsp;')],
    ['an end in the middle', xliff.slice(0, -20)],
    ['another version', xliff.replace('version="2.0"', 'version="3.0"')],
    ['another language of XML', '<html><body/></html>'],
    ['two texts with one id', xliff.replace(/<unit.*unit>/, '$&$&')],
    ['very deep elements', `<xliff version="2.0">${'<group>'.repeat(50)}${'</group>'.repeat(50)}</xliff>`],
    ['columns of another table', 'from,to\n/a,/b\n'],
    ['no text', ''],
    ['lines of two pages', 'page,unit,source,target\npage-1,title,A,B\npage-2,title,A,B\n'],
  ])('a file of translations with %s is refused', (_name, file) => {
    expect(readTranslationFile(file)).toBeNull()
  })

  test('a file of translations is read with segments, highlights and proposals of another program', () => {
    const split = `<?xml version="1.0"?><xliff version="2.1"><file id="page-7"><unit id="title">
      <m:matches xmlns:m="urn:m"><m:match><source>Nein</source><target>Non</target></m:match></m:matches>
      <segment><source>Ein Satz.</source><target><mrk id="m1">Une phrase.</mrk></target></segment>
      <ignorable><source> </source><target> </target></ignorable>
      <segment><source>Noch einer.</source><target>Encore.</target></segment></unit></file></xliff>`
    expect(readTranslationFile(split)?.units).toEqual([unit('title', ['Ein Satz. Noch einer.'], ['Une phrase. Encore.'])])
  })
})

describe('the texts of a page', () => {
  test('the texts of a page are exported one by one, and a text that was only copied is not translated', () => {
    const target = page('Rachat', 'Demandez ', 'ici', 'Mit {name}.')
    expect(translatedUnits(SOURCE, target)).toEqual([
      unit('title', ['Ankauf'], ['Rachat']),
      unit('body.0', ['Fragen Sie ', 'hier'], ['Demandez ', 'ici']),
      unit('blocks.0-questions.questions.0.question', ['Wie?'], null),
      unit('blocks.0-questions.questions.0.answer', ['Mit {name}.'], null),
    ])
  })

  test('the texts of a page keep links, formats and structure when a translation replaces their words', () => {
    const target = page('Rachat', 'Demandez ', 'ici', 'Avec {name}.')
    const { changed, planned } = planTranslation(translatedUnits(SOURCE, target), SOURCE, SOURCE)
    expect(changed).toEqual(target)
    expect(planned.map(({ state }) => state)).toEqual(['changed', 'changed', 'empty', 'changed'])
    expect(SOURCE.title).toBe('Ankauf')
  })

  test.each([
    ['same', null, unit('title', ['Ankauf'], ['Ankauf'])],
    ['empty', null, unit('title', ['Ankauf'], null)],
    ['empty', null, unit('title', ['Ankauf'], [' '])],
    ['unknown', null, unit('blocks.4-text.body.0', ['Ankauf'], ['Rachat'])],
    ['unknown', null, unit('blocks.0-text.body.0', ['Ankauf'], ['Rachat'])],
    ['outdated', null, unit('title', ['Verkauf'], ['Vente'])],
    ['broken', 'length', unit('title', ['Ankauf'], ['x'.repeat(501)])],
    ['broken', 'form', unit('title', ['Ankauf'], ['Ra\nchat'])],
    ['broken', 'form', unit('title', ['Ankauf'], ['Ra\u0000chat'])],
    ['broken', 'form', unit('body.0', ['Fragen Sie ', 'hier'], ['Demandez ici'])],
    ['broken', 'placeholder', unit('blocks.0-questions.questions.0.answer', ['Mit {name}.'], ['Avec {nom}.'])],
  ] as const)('the texts of a page are judged as %s (%s) in %o', (state, problem, one) => {
    expect(stateOf(one)).toMatchObject({ state, problem })
  })
})
