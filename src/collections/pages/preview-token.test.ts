import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { type PreviewClaims, previewToken, readPreviewToken } from './preview-token'

const SECRET = 'the secret of a CMS, as long as it has to be'
const CLAIMS: PreviewClaims = { page: 7, market: 'de', version: 'draft', admin: 'http://localhost:3000' }
const NOW = Date.UTC(2026, 10, 21, 12, 2, 30)
const MINUTE = 60_000

test('a token opens its page, in its market, for its admin', async () => {
  const token = await previewToken(SECRET, CLAIMS, NOW)
  expect(await readPreviewToken(SECRET, token, NOW)).toEqual({ kind: 'open', claims: CLAIMS })
})

test.each([
  [0, 'open'],
  [5, 'open'],
  [10, 'expired'],
  [24 * 60, 'expired'],
])('%i minutes later it is %s', async (minutes, kind) => {
  const token = await previewToken(SECRET, CLAIMS, NOW)
  expect((await readPreviewToken(SECRET, token, NOW + minutes * MINUTE)).kind).toBe(kind)
})

test('saves within a few minutes keep the address, so that the frame stays', async () => {
  expect(await previewToken(SECRET, CLAIMS, NOW)).toBe(await previewToken(SECRET, CLAIMS, NOW + MINUTE))
  expect(await previewToken(SECRET, CLAIMS, NOW)).not.toBe(await previewToken(SECRET, CLAIMS, NOW + 5 * MINUTE))
})

test('another page has another token, and none opens with a changed letter, another secret or no signature', async () => {
  const token = await previewToken(SECRET, CLAIMS, NOW)
  const [body = '', signature = ''] = token.split('.')
  const other = Buffer.from(JSON.stringify({ ...CLAIMS, page: 8, aud: 'page-preview', exp: 9_999_999_999 })).toString('base64url')
  const forged = [`${other}.${signature}`, `${other}.`, `${body}.${signature.slice(0, -2)}AA`, '', 'x.y']
  for (const wrong of forged) expect(await readPreviewToken(SECRET, wrong, NOW)).toEqual({ kind: 'wrong' })
  expect(await readPreviewToken(`${SECRET}!`, token, NOW)).toEqual({ kind: 'wrong' })
})

test('what is signed with the secret of the CMS for another purpose opens nothing', async () => {
  const login = await new SignJWT({ ...CLAIMS }).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(SECRET))
  expect(await readPreviewToken(SECRET, login.slice(login.indexOf('.') + 1), NOW)).toEqual({ kind: 'wrong' })
})
