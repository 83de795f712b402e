import { expect, test } from 'vitest'
import { loginPath, nextPath } from './login-path'

const LOGIN = '/account'

test.each(['/account/management', '/checkout', '/produkte/x?offer=a%2Fb&utm_source=c', '/'])(
  'the log-in’s address contains the return path %s',
  (path) => {
    const { pathname, search } = new URL(loginPath(LOGIN, path), 'http://de.localhost')
    expect(pathname).toBe(LOGIN)
    expect(nextPath(search, LOGIN)).toBe(path)
  },
)

test('the log-in page is not a return path of its own log-in', () => {
  expect(loginPath(LOGIN, LOGIN)).toBe(LOGIN)
  expect(nextPath('', LOGIN)).toBeNull()
  expect(nextPath('?next=/account', LOGIN)).toBeNull()
  expect(nextPath('?next=/account?next=/account', LOGIN)).toBeNull()
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'account',
  '/%09/evil.example\n',
  '/api/customers/export',
  '/api',
  '/admin',
  '/cms-api/users/me',
  '/_next/static/x.js',
  '/media/x.webp',
  '/robots.txt',
  '/sitemap.xml',
  '',
])('%j is refused as the return path of a log-in', (next) => {
  expect(nextPath(`?${new URLSearchParams({ next }).toString()}`, LOGIN)).toBeNull()
})
