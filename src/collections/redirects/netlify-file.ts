import type { RawCells } from './sheet-values'

const ADDRESS = /^(?:\/|https?:\/\/)/i

/** Whether a text is a file `_redirects`: lines of an old address, a new one and a status, separated by blanks. */
export function isNetlifyFile(text: string): boolean {
  const first = text.split(/\r\n?|\n/).find((line) => line.trim() !== '' && !line.startsWith('#'))
  return first !== undefined && /^(?:\/|https?:\/\/)[^\s,;]*[ \t]+\S/i.test(first)
}

/** The cells of its lines in the notation of our columns; null for a comment or an empty line. */
export function readNetlifyLine(line: string): RawCells | null {
  const [from, ...rest] = line
    .replace(/(?:^|\s)#.*$/, '')
    .trim()
    .split(/\s+/)
  if (!from) return null
  const at = rest.findIndex((part) => ADDRESS.test(part))
  if (at < 0) return { from, to: '' }
  const query = rest.slice(0, at).filter((part) => part.includes('='))
  const [to = '', status = '301', ...conditions] = rest.slice(at)
  const base = from.endsWith('*') ? { match: 'prefix' } : {}
  return {
    ...base,
    from: query.length > 0 ? `${from}?${query.join('&')}` : from,
    to,
    // A condition on country, language or role is nothing that a redirect here can have.
    status: conditions.length > 0 ? conditions.join(' ') : status.replace(/!$/, ''),
    ...(status.endsWith('!') && { hidesRoute: 'yes' }),
  }
}
