import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Price } from './price'

const textOf = (markup: string) => markup.replace(/<[^>]*>/g, '')

test.each(['1.234,50\u00a0€', '€1,234.50', '€\u00a0412', '412\u00a0€', '\u221221,50\u00a0€', '+10\u00a0€'])(
  'the price %s is shown completely',
  (text) => {
    expect(textOf(renderToStaticMarkup(<Price text={text} />))).toBe(text)
  },
)

test('the words before a price are read before it', () => {
  expect(textOf(renderToStaticMarkup(<Price text={'430\u00a0€'} upTo="bis zu" />))).toBe('bis zu 430\u00a0€')
})

test('the currency sign is apart from the number, on either side', () => {
  expect(renderToStaticMarkup(<Price text={'412\u00a0€'} />)).toContain('>412</span><span')
  expect(renderToStaticMarkup(<Price text="€412" />)).toContain('</span><span>412</span></span>')
})
