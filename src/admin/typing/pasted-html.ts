import { isLinkOfText } from '@/domain/routing/safe-target'

/**
 * HTML from another program as the editor of texts can take it, in its order: the highest heading becomes `h2` and the others
 * follow down to `h4`, paragraphs that Word draws as a list become one, a table has a line for each row, and links that no text
 * may have leave their words. `unsafe`: the addresses of those.
 */
export function tidyPasted(html: string): Readonly<{ html: string; unsafe: readonly string[] }> {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const title of body.querySelectorAll('p.MsoTitle')) replace(title, 'h1')
  for (const table of body.querySelectorAll('table')) table.replaceWith(...[...table.rows].map(lineOf))
  listsOfWord(body)
  levelHeadings(body)
  return { unsafe: [...body.querySelectorAll('a')].flatMap(withoutUnsafe), html: body.innerHTML }
}

function replace(element: Element, name: string): HTMLElement {
  const made = document.createElement(name)
  made.append(...element.childNodes)
  element.replaceWith(made)
  return made
}

function levelHeadings(body: Element): void {
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const levelOf = ({ tagName }: Element) => Number(tagName.slice(1))
  const highest = Math.min(...headings.map(levelOf))
  for (const heading of headings) replace(heading, `h${Math.min(levelOf(heading) - highest + 2, 4)}`)
}

/** The cells of a row in one line; those of a head are bold. */
function lineOf(row: HTMLTableRowElement): HTMLElement {
  const line = document.createElement('p')
  for (const cell of row.cells) {
    if (line.hasChildNodes()) line.append(row.cells.length === 2 ? ': ' : ' · ')
    const inside = cell.tagName === 'TH' ? document.createElement('strong') : document.createElement('span')
    for (const block of cell.querySelectorAll('p, li')) if (block.nextElementSibling) block.after(' ')
    for (const block of cell.querySelectorAll('p, div, ul, ol, li')) block.replaceWith(...block.childNodes)
    inside.append(...cell.childNodes)
    line.append(inside)
  }
  return line
}

const PLACE = /mso-list:\s*(l\d+) level(\d)/
const NUMBERED = /^[\da-z]{1,3}[.)]/i

/** Word writes the items of a list as paragraphs with their sign as text; those below each other become lists, by their levels. */
function listsOfWord(body: Element): void {
  /** The open lists, from the outermost to the one that gets the next item. */
  let open: Element[] = []
  let last: Element | null = null
  let lastName = ''
  for (const paragraph of body.querySelectorAll('p[style*="mso-list"]')) {
    const [, name = '', depth = '0'] = PLACE.exec(paragraph.getAttribute('style') ?? '') ?? []
    const level = Number(depth)
    if (level === 0) continue
    const sign = paragraph.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')
    const kind = NUMBERED.test(sign?.textContent?.trim() ?? '') ? 'ol' : 'ul'
    sign?.remove()
    if (paragraph.previousElementSibling !== last || name !== lastName) open = []
    lastName = name
    open = open.slice(0, open[level - 1]?.localName === kind ? level : level - 1)
    while (open.length < level) {
      const list = document.createElement(kind)
      const [above] = open.slice(-1)
      if (above) (above.lastElementChild ?? above.appendChild(document.createElement('li'))).append(list)
      else paragraph.before(list)
      open.push(list)
    }
    open.at(-1)?.append(replace(paragraph, 'li'))
    last = open[0] ?? null
  }
}

/** The address of a link that no text may have, whose words stay. */
function withoutUnsafe(link: HTMLAnchorElement): string[] {
  const target = link.getAttribute('href')?.trim() ?? ''
  if (isLinkOfText(target)) return []
  link.replaceWith(...link.childNodes)
  return target === '' ? [] : [target]
}
