import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { jsonForHtml, StructuredData } from './structured-data'

test('no text can end the script element of the structured data', () => {
  const html = renderToStaticMarkup(
    <StructuredData thing={{ '@type': 'Thing', name: '</script><script>alert(1)</script><!--' }} />,
  )
  expect(html.match(/<\/?script/g)).toHaveLength(2)
  expect(html).not.toContain('<!--')
})

test('structured data is parsed back to the value that was written', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = jsonForHtml(value)
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
      expect(text).not.toMatch(/[<>&\u2028\u2029]/)
    }),
  )
})
