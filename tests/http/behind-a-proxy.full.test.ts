import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect as connectHttp2, type IncomingHttpHeaders } from 'node:http2'
import { connect as connectPlain } from 'node:net'
import { join } from 'node:path'
import { connect as connectTls } from 'node:tls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../scripts/ports'
import { ready, type Running } from '../../scripts/processes'
import { startShop } from '../../scripts/stack'
import { platformPort } from '../support/shop-address'
import { newApiCustomer } from './api-customer'
import { waitFor } from '../support/wait-for'

const NGINX = ['nginx', '/usr/sbin/nginx'].find((program) => spawnSync(program, ['-v']).status === 0)
const isPossible = NGINX !== undefined && spawnSync('openssl', ['version']).status === 0
if (!isPossible) console.log('Two shops behind a proxy with TLS are not tested: nginx or openssl is not installed')
const withProxy = test.runIf(isPossible)

const SHOP = 'de.revalo.example'
const WIDGET = 'aganwidget.de.revalo.example'
const setting = (name: string) => process.env[name] ?? ''

let folder: string
let [securePort, plainPort] = [0, 0]
let nginx: ChildProcess | null = null
const shops: Running[] = []

/** As docs/operations.md has it, on free ports, without root's rights, and with upgrades passed on. */
const configOf = (ports: readonly number[]) => `
daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
events {}
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  log_format upstream '$upstream_addr'; access_log ${folder}/access.log upstream;
  upstream shop { ${ports.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`).join(' ')} }
  server {
    listen 127.0.0.1:${securePort} ssl http2; listen 127.0.0.1:${plainPort};
    ssl_certificate ${folder}/tls.crt; ssl_certificate_key ${folder}/tls.key;
    client_max_body_size 12m;
    location / {
      proxy_pass http://shop;
      proxy_http_version 1.1;
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $http_connection;
      proxy_set_header HTTP2-Settings $http_http2_settings;
    }
  }
}`

beforeAll(async () => {
  if (!isPossible) return
  folder = mkdtempSync('/tmp/proxy-')
  chmodSync(folder, 0o777)
  ;[securePort, plainPort] = [await freePort(), await freePort()]
  const names = ['-subj', `/CN=${SHOP}`, '-keyout', join(folder, 'tls.key'), '-out', join(folder, 'tls.crt')]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...names], { stdio: 'ignore' })
  const ports = [await freePort(), await freePort()]
  const secrets = { payload: setting('PAYLOAD_SECRET'), platform: setting('PLATFORM_SECRET'), service: setting('SERVICE_SECRET') }
  for (const port of ports) {
    const dataFolder = join(folder, String(port))
    mkdirSync(dataFolder)
    const basis = { databaseUrl: setting('DATABASE_URL'), dataFolder, platformPort: platformPort(), smtpPort: 1, secrets }
    const shop = startShop(
      { ...basis, shopPort: port, shop: { TRUSTED_PROXIES: '127.0.0.0/8' } },
      setting('SHOP_DIST'),
      join(dataFolder, 'logs'),
    )
    shops.push(shop)
    await ready(shop, port, '/readyz')
  }
  writeFileSync(join(folder, 'nginx.conf'), configOf(ports))
  nginx = spawn(NGINX ?? '', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' })
  await waitFor(() => send('/readyz'))
})
afterAll(async () => {
  nginx?.kill('SIGTERM')
  await Promise.all(shops.map((shop) => shop.stop()))
  if (folder) rmSync(folder, { recursive: true, force: true })
})

type Sent = Readonly<{ host?: string; method?: string; headers?: Record<string, string>; body?: string }>
type Answer = Readonly<{ status: number; headers: IncomingHttpHeaders; body: string }>

/** One request over TLS and HTTP/2. */
function send(path: string, { host = SHOP, method = 'GET', headers = {}, body = '' }: Sent = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const session = connectHttp2(`https://127.0.0.1:${securePort}`, { servername: host, rejectUnauthorized: false })
    session.on('error', reject)
    const stream = session.request({
      ':path': path,
      ':method': method,
      ':authority': host,
      'user-agent': 'Mozilla/5.0 Chrome/140',
      ...headers,
    })
    let [text, answered]: [string, IncomingHttpHeaders] = ['', {}]
    stream.setEncoding('utf8')
    stream.on('response', (received) => (answered = received))
    stream.on('data', (chunk: string) => (text += chunk))
    stream.on('error', reject)
    stream.on('end', () => {
      session.close()
      resolve({ status: Number(answered[':status']), headers: answered, body: text })
    })
    if (method === 'POST') stream.end(body) // A GET ends by itself.
  })
}

withProxy('a page over TLS and HTTP/2 has HSTS, and its addresses are https without a port', async () => {
  const { status, headers, body } = await send('/')
  expect([status, headers['strict-transport-security']]).toEqual([200, expect.stringContaining('max-age=31536000')])
  expect(body).toContain(`<link rel="canonical" href="https://${SHOP}/"/>`)
  expect(body).not.toContain('127.0.0.1')
  const moved = await send('/KONTAKT/')
  expect([moved.status, moved.headers.location]).toEqual([expect.toBeOneOf([301, 308]), `https://${SHOP}/kontakt`])
})

withProxy('a visitor’s own forwarding headers reach neither the choice of the shop nor the page', async () => {
  const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '203.0.113.9', forwarded: 'host=evil.example' }
  const { status, body } = await send('/', { headers })
  expect([status, body.includes('evil.example')]).toEqual([200, false])
  expect((await send('/', { host: 'evil.example' })).status).toBe(421)
})

withProxy('a log-in over https sets cookies with the prefix __Host-, and both shops know the session', async () => {
  const { person } = await newApiCustomer('de.localhost')
  const body = JSON.stringify({ username: person.email, password: person.password, rememberMe: true })
  const headers = { 'content-type': 'application/json', 'x-session': 'cookie', origin: `https://${SHOP}` }
  const answer = await send('/api/account/login', { method: 'POST', headers, body })
  expect(answer.status, answer.body).toBe(200)
  const cookies = [answer.headers['set-cookie'] ?? []].flat()
  expect(cookies.length).toBeGreaterThan(1)
  for (const cookie of cookies)
    expect(cookie).toMatch(/^__Host-[^;]+(?=.*; Secure)(?=.*; Path=\/(;|$))(?=.*HttpOnly)(?!.*Domain=)/i)
  const cookie = cookies.map((one) => one.split(';', 1)[0]).join('; ')
  for (let times = 0; times < 6; times += 1) {
    const own = await send('/api/customers/customers', { headers: { cookie, 'x-session': 'cookie' } })
    expect([own.status, own.body.includes(person.email)]).toEqual([200, true])
  }
})

withProxy('a widget’s page may be framed by its partner over https, and a shop’s page by none', async () => {
  const widget = await send('/', { host: WIDGET })
  expect([widget.status, widget.headers['x-frame-options']]).toEqual([200, undefined])
  expect(String(widget.headers['content-security-policy'])).toMatch(/frame-ancestors https:\/\//)
  expect(String((await send('/')).headers['content-security-policy'])).toContain(`frame-ancestors 'none'`)
  expect((await send('/embed.js')).status).toBe(200)
})

/** The status line of a raw request of HTTP/1.1, over TLS or in the clear. */
const rawStatus = (isSecure: boolean, headers: readonly string[]) =>
  new Promise<number>((resolve, reject) => {
    const socket = isSecure
      ? connectTls({
          port: securePort,
          host: '127.0.0.1',
          servername: SHOP,
          rejectUnauthorized: false,
          ALPNProtocols: ['http/1.1'],
        })
      : connectPlain(plainPort, '127.0.0.1')
    socket.once('data', (chunk: Buffer) => {
      socket.destroy()
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(chunk.toString('latin1'))?.[1]))
    })
    socket.on('error', reject)
    socket.write(
      ['GET /kontakt HTTP/1.1', `Host: ${SHOP}`, 'User-Agent: Mozilla/5.0 Chrome/140', ...headers, '', ''].join('\r\n'),
    )
  })

withProxy('upgrades to a websocket and to h2c that the proxy passes on are answered as if they were absent', async () => {
  const websocket = [
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ]
  const h2c = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA']
  for (const isSecure of [true, false])
    for (const headers of [websocket, h2c]) expect(await rawStatus(isSecure, headers)).toBe(200)
})

withProxy('requests reach both shops, and all are answered after one of them was stopped', async () => {
  const reached = () =>
    new Set(
      readFileSync(join(folder, 'access.log'), 'utf8')
        .trim()
        .split('\n')
        .filter((line) => !line.includes(',')),
    )
  expect(reached().size).toBe(2)
  await shops[0]?.stop()
  const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await send('/kontakt')).status))
  expect(statuses).toEqual(Array.from({ length: 20 }, () => 200))
})
