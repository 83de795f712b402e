import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startMailCatcher, type MailCatcher } from './catcher'
import { openMailArchive, parseArchivedMail } from './mail-archive'
import type { MailPreviews } from './mail-previews'

let dir: string
let catcher: MailCatcher
const start = () => startMailCatcher({ smtpPort: 0, httpPort: 0, dir })
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mails-'))
  catcher = await start()
})
afterEach(async () => {
  await catcher.stop()
  await rm(dir, { recursive: true })
})

const send = (change: Record<string, unknown> = {}) =>
  createTransport(catcher.smtpUrl).sendMail({
    ...{ from: 'Shop <shop@example.org>', to: 'miriam@example.org', subject: 'Grüße <b>' },
    ...{ text: 'Schöne Grüße', html: '<p>Schöne <a href="http://x.example">Grüße</a></p><script>alert(1)</script>' },
    attachments: [{ filename: 'größe.txt', content: 'hallo' }],
    ...change,
  })
const get = async (path: string) => (await fetch(catcher.url + path)).json()

test('a mail is shown with its texts and attachments, and its markup is not executed', async () => {
  await send()
  const [mail] = await get('/api/mails')
  expect(mail).toMatchObject({ to: 'miriam@example.org', from: 'shop@example.org', subject: 'Grüße <b>' })
  expect(await get(`/api/mails/${mail.id}`)).toMatchObject({
    text: expect.stringContaining('Schöne Grüße'),
    attachments: [{ name: 'größe.txt', size: 5 }],
  })
  const [list, page, html] = await Promise.all(
    ['/', `/mails/${mail.id}`, `/mails/${mail.id}/html`].map((path) => fetch(catcher.url + path)),
  )
  expect(await list!.text()).toContain('Grüße &lt;b&gt;')
  expect(await page!.text()).toContain('<iframe title="The mail as HTML" sandbox="allow-popups')
  expect(html!.headers.get('content-security-policy')).toMatch(
    /^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/,
  )
  const file = await fetch(`${catcher.url}/mails/${mail.id}/attachments/0`)
  expect(await file.text()).toBe('hallo')
  expect(file.headers.get('content-disposition')).toContain('attachment')
})

test('a mail with a known Message-ID is stored once, also across a restart', async () => {
  await send({ messageId: '<one@shop>' })
  await catcher.stop()
  catcher = await start()
  await send({ messageId: '<one@shop>' })
  await send({ messageId: '<two@shop>', to: 'other@example.org' })
  expect(await get('/api/mails')).toHaveLength(2)
  expect(await get('/api/mails?to=miriam@example.org')).toMatchObject([{ messageId: '<one@shop>' }])
})

test('the oldest mails are deleted for new ones', async () => {
  const mails = await openMailArchive(join(dir, 'few'), 3)
  for (let day = 1; day <= 5; day++)
    await mails.add(Buffer.from(`Subject: ${day}\r\n\r\nx`), new Date(`2026-11-0${day}T00:00:00Z`))
  expect(mails.all().map(({ mail }) => mail.subject)).toEqual(['5', '4', '3'])
  expect(await readdir(join(dir, 'few'))).toHaveLength(3)
})

test('mails can be cleared, and an unknown one is not found', async () => {
  await send()
  await fetch(`${catcher.url}/api/mails`, { method: 'DELETE' })
  expect(await get('/api/mails')).toEqual([])
  for (const path of ['/mails/x', '/api/mails/x', '/nothing']) expect((await fetch(catcher.url + path)).status).toBe(404)
})

describe('previews', () => {
  const id = 'wkfs_fr_FR.account_welcome.0'
  const raw = Buffer.from('Subject: Bienvenue <1>\r\nContent-Type: text/html\r\n\r\n<img src="http://fr.localhost/logo.png">')
  const previews: MailPreviews = {
    list: async () => [{ id, kind: 'account_welcome', application: 'wkfs_fr_FR', sample: 1, subject: 'Bienvenue <1>' }],
    find: async (wanted) => (wanted === id ? parseArchivedMail(id, raw, new Date(0)) : undefined),
    stop: async () => undefined,
  }
  const text = async (path: string) => (await fetch(catcher.url + path)).text()

  test('a catcher with previews lists each kind and market with its subject, and shows it like a mail with its pictures', async () => {
    await catcher.stop()
    catcher = await startMailCatcher({ smtpPort: 0, httpPort: 0, dir, loadPreviews: async () => previews })
    expect(await text('/')).toContain('href="/previews"')
    expect(await text('/previews')).toMatch(new RegExp(`account_welcome.*wkfs_fr_FR.*/mails/${id}">Bienvenue &lt;1&gt;`, 's'))
    expect(await text(`/mails/${id}`)).toContain(`src="/mails/${id}/html"`)
    const html = await fetch(`${catcher.url}/mails/${id}/html`)
    expect(html.headers.get('content-security-policy')).toMatch(/^sandbox .*img-src http: https:/)
    expect((await fetch(`${catcher.url}/mails/wkfs_fr_FR.none.0`)).status).toBe(404)
  })

  test('a catcher without a platform has no previews', async () => {
    expect(await text('/')).not.toContain('/previews')
    expect((await fetch(`${catcher.url}/previews`)).status).toBe(404)
  })
})
