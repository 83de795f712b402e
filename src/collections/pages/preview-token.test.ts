import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { type PreviewClaims, previewToken, readPreviewToken } from './preview-token'

const SECRET = 'the secret of a CMS, as long as it has to be'
const CLAIMS: PreviewClaims = { page: 7, market: 'de', version: 'draft', staff: 3, admin: 'http://localhost:3000' }
const NOW = Date.UTC(2026, 10, 21, 12, 2, 30)
const MINUTE = 60_000

test('a token contains its page, market and admin origin', async () => {
  const token = await previewToken(SECRET, CLAIMS, NOW)
  expect(await readPreviewToken(SECRET, token, NOW)).toEqual({ kind: 'open', claims: CLAIMS })
})

test.each([
  [0, 'open'],
  [5, 'open'],
  [10, 'expired'],
  [24 * 60, 'expired'],
])('a token read %i minutes later is %s', async (minutes, kind) => {
  const token = await previewToken(SECRET, CLAIMS, NOW)
  expect((await readPreviewToken(SECRET, token, NOW + minutes * MINUTE)).kind).toBe(kind)
})

test('tokens made within a few minutes are equal, so that the frame is not reloaded', async () => {
  expect(await previewToken(SECRET, CLAIMS, NOW)).toBe(await previewToken(SECRET, CLAIMS, NOW + MINUTE))
  expect(await previewToken(SECRET, CLAIMS, NOW)).not.toBe(await previewToken(SECRET, CLAIMS, NOW + 5 * MINUTE))
})

test('a token is unique to its page, and one that is changed, unsigned or signed with another secret is refused', async () => {
  const token = await previewToken(SECRET, CLAIMS, NOW)
  const [body = '', signature = ''] = token.split('.')
  const other = Buffer.from(JSON.stringify({ ...CLAIMS, page: 8, aud: 'page-preview', exp: 9_999_999_999 })).toString('base64url')
  const forged = [`${other}.${signature}`, `${other}.`, `${body}.${signature.slice(0, -2)}AA`, '', 'x.y']
  for (const wrong of forged) expect(await readPreviewToken(SECRET, wrong, NOW)).toEqual({ kind: 'wrong' })
  expect(await readPreviewToken(`${SECRET}!`, token, NOW)).toEqual({ kind: 'wrong' })
})

test("a text signed with the CMS's secret for another purpose is refused as a token", async () => {
  const login = await new SignJWT({ ...CLAIMS }).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(SECRET))
  expect(await readPreviewToken(SECRET, login.slice(login.indexOf('.') + 1), NOW)).toEqual({ kind: 'wrong' })
})
