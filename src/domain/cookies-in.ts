/** The cookies of a `Cookie` header. The first of a name counts: browsers send the most specific one first. */
export function cookiesIn(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of (header ?? '').split(';')) {
    const [name = '', ...value] = pair.trim().split('=')
    if (!cookies.has(name)) cookies.set(name, value.join('='))
  }
  return cookies
}
