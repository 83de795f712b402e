import { Linter } from 'eslint'
import { expect, test } from 'vitest'
import rule from './no-bare-text-beside-changes.mjs'

const linter = new Linter()
const problems = (jsx: string) =>
  linter.verify(`const page = ${jsx}`, {
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { own: { rules: { text: rule } } },
    rules: { 'own/text': 'error' },
  }).length

test.each([
  '<p>{sum && `${sum} × `}{name}</p>',
  "<p><b>1</b>{many && ' '}</p>",
  '<p>{open && <b>1</b>} left</p>',
  '<p>{open && <b>1</b>} <i>2</i></p>',
  '<p>{open ? <b>1</b> : <i>2</i>}{formatMoney(sum)}</p>',
  '<p><b>1</b>{open && <>a<i>2</i></>}</p>',
  '<>{rows.map((row) => <b>{row}</b>)}{total}</>',
])('bare text that comes or goes, or is behind what does, is refused: %s', (jsx) => {
  expect(problems(jsx)).toBeGreaterThan(0)
})

test.each([
  '<p>{sum && <span>{sum} × </span>}<span>{name}</span></p>',
  '<p>{open ? one : other}</p>',
  '<p>Left: {open && <b>1</b>}</p>',
  '<p>\n  {open && <b>1</b>}\n  <FormattedMessage id="a" />\n</p>',
  '<div>{open && <b>1</b>}{children}</div>',
])('text in an element, before all that changes, or alone in its element is accepted: %s', (jsx) => {
  expect(problems(jsx)).toBe(0)
})
