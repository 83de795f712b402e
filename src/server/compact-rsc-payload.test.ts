import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HEAD_SCRIPTS } from '@/domain/page-scripts'
import { compactRscPayload, inlineScripts } from './inline-scripts'

/** As the server calls it: with the bytes of a page. */
const compacted = (html: string) => Buffer.from(compactRscPayload(Buffer.from(html).toString('latin1')), 'latin1').toString()

const FIRST = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
/** As the framework writes them in a script. */
const ESCAPED: Readonly<Record<string, string>> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }
const jsonOf = (text: string) => JSON.stringify(text).replace(/[<\u2028\u2029]/g, (sign) => ESCAPED[sign] ?? sign)
const push = (text: string) => `<script>self.__next_f.push([1,${jsonOf(text)}])</script>`
const page = (body: string, ...pushes: string[]) => `<html><body>${body}${FIRST}${pushes.map(push).join('')}</body></html>`
const textOf = (html: string) =>
  [...html.matchAll(/push\(\[1,("[^]*?"|'[^]*?')\]\)<\/script>/g)].map(([, text]) => runInNewContext(text ?? '')).join('')

/** Words that differ, so that only what is written twice compresses. */
const words = (seed: number, count: number) =>
  Array.from({ length: count }, (_, index) => ((seed + 1) * 7919 * (index + 3) * 104_729).toString(36)).join(' ')
const question = words(1, 1500)
const frame = words(2, 2500)
const title = '7:[["$","title","0",{}]]\n'
const rows = ['1:"$Sreact.fragment"\n', '2:I[1,[],"Frame"]\n', `0:["${frame}","$L4"]\n`, '5:X\n', '5:C\n', `4:["${question}"]\n`]

test('a page’s own part comes first, then the frame’s, then imports and streams in their order', () => {
  const html = page(`<p>${question}</p>`, rows.slice(0, 3).join(''), title + rows.slice(3).join(''))
  const compact = compacted(html)
  const [name, imported, tree, begun, ended, own] = rows
  expect(textOf(compact)).toBe([name, title, own, tree, imported, begun, ended].join(''))
  expect(compact.match(/__next_f\.push\(\[1/g)).toHaveLength(1)
  expect(compact).toContain(`<p>${question}</p>${FIRST}`)
  expect(inlineScripts(compact)).toMatchObject({ refused: 0 })
})

test('a long text with any characters has the length in bytes that its row states', () => {
  const text = 'ä\n0:[fake]</script>\u2028'
  const row = `6:T${Buffer.byteLength(text).toString(16)},${text}`
  const html = page(`<p>${question}</p>`, rows.slice(0, 3).join(''), row, rows.slice(3).join(''))
  const compact = compacted(html)
  expect(textOf(compact)).toContain(`${row}5:X\n`)
  expect(compact).not.toBe(html)
  expect(compact.split('</script>')).toHaveLength(3)
})

test.each([
  ['no tree', '<html></html>'],
  ['a row without an end', page(question, rows.join(''), '7:["cut')],
  ['raw bytes', page(question, rows.join(''), '7:A4,aaaa')],
  ['no rows at all', page(question, 'hello\n')],
  ['a push of another kind', `${page(question, ...rows)}<script>self.__next_f.push([3,"AAAA"])</script>`],
])('%s: the page stays unchanged', (_, html) => {
  expect(compacted(html)).toBe(html)
})

describe('what a payload need not repeat', () => {
  const copied = '["$","meta","2",{"name":"twitter:title","content":"iPhone „13“ \\"mini\\""}]'
  const own = '["$","meta","1",{"property":"og:title","content":"A"}],["$","meta","3",{"name":"twitter:card","content":"x"}]'
  const head = (tags: string) => `7:[["$","title","0",{"children":"A"}],${tags}]\n`
  const tags = '<meta property="og:title" content="A"/><meta name="twitter:card" content="x"/>'
  const copiedTag = '<meta name="twitter:title" content="iPhone „13“ &quot;mini&quot;"/>'
  const scriptOf = (text: string, type = '') =>
    `["$","script",null,{${type}"dangerouslySetInnerHTML":{"__html":${JSON.stringify(text)}}}]`
  const data = '{"name":"iPhone „13“","of":"a \\u003c b"}'
  const script = `<script type="application/ld+json">${data}</script>`
  const element = scriptOf(data, '"type":"application/ld+json",')
  const made = (html: string, ...trees: string[]) => compacted(page(html, rows.join(''), ...trees))

  test('tags that the framework copies from those of OpenGraph are in neither HTML nor payload', () => {
    const compact = made(tags + copiedTag, head(`${own},${copied}`))
    expect(compact).toContain(`<html><body>${tags}${FIRST}`)
    expect(textOf(compact)).toContain(head(own))
  })

  test('they stay in both when another row refers into the head, because its places would change', () => {
    const compact = made(tags + copiedTag, head(`${own},${copied}`), '8:["$7:1:props"]\n')
    expect(compact).toContain(copiedTag)
    expect(textOf(compact)).toContain(copied)
  })

  test('hints are in the HTML alone', () => {
    expect(textOf(made(question, ':HL["/a.css","style"]\n', '8:["a"]\n'))).not.toContain(':HL')
  })

  test('the scripts of the head are in the HTML alone', () => {
    const html = HEAD_SCRIPTS.map((text) => `<script>${text}</script>`).join('')
    const compact = made(html, `8:[${HEAD_SCRIPTS.map((text) => scriptOf(text)).join(',')},"$L4"]\n`)
    expect(textOf(compact)).toContain('8:[null,null,"$L4"]\n')
    expect(compact).toContain(html)
  })

  test('JSON-LD goes to the end of the body, out of what React compares', () => {
    const compact = made(`<main>${script}<p>${question}</p></main>`, `8:["$","main",null,{"children":[${element},"$L4"]}]\n`)
    expect(textOf(compact)).toContain('8:["$","main",null,{"children":[null,"$L4"]}]\n')
    expect(compact).toContain(`<main><p>${question}</p></main>`)
    expect(compact.endsWith(`${script}</body></html>`)).toBe(true)
  })

  test.each([
    ['twice in the payload', script, `8:[${element},${element}]\n`],
    ['twice in the HTML', script + script, `8:[${element}]\n`],
    ['not in the payload', script, '8:["other"]\n'],
  ])('JSON-LD that is %s stays where it is', (_, html, tree) => {
    const compact = made(html + question, tree)
    expect(compact).toContain(html + question)
    expect(textOf(compact)).toContain(tree)
  })
})

test('it never grows a page, and loses and invents no row', () => {
  const row = fc.tuple(fc.nat(40), fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 5 }))
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 20 }), fc.string(), (trees, body) => {
      const flight = trees.map(([id, texts]) => `${id.toString(16)}:${JSON.stringify(texts)}\n`)
      const html = page(body.replaceAll('<', ''), ...flight)
      const compact = compacted(html)
      expect(compact.length).toBeLessThanOrEqual(html.length)
      expect(textOf(compact).split('\n').sort()).toEqual(textOf(html).split('\n').sort())
    }),
    // A text of a paragraph separator only, which ends a line in some languages.
    { numRuns: 60, examples: [[[[0, ['\u2029']]], ' ']] },
  )
})
