// `npm run secrets > .env`, before the first `docker compose up`: writes secrets and passwords into `.env`. What is set there stays.
// Plain JavaScript without packages on purpose: it runs before anything is installed, and in the image, with `--print`.
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'

const FILE = '.env'
const SECRETS = ['PAYLOAD_SECRET', 'PLATFORM_SECRET', 'SERVICE_SECRET']
const PASSWORDS = ['POSTGRES_PASSWORD', 'SHOP_DB_PASSWORD', 'PLATFORM_DB_PASSWORD', 'IDENTITY_DB_PASSWORD', 'GRAFANA_PASSWORD']
const FIRST_ADMIN = { ADMIN_EMAIL: 'admin@shop.example' }

const print = process.argv.includes('--print')
// npm writes two lines before the script runs; with `> .env` they are in the file.
let text =
  print || !existsSync(FILE)
    ? ''
    : readFileSync(FILE, 'utf8')
        .replaceAll(/^> .*\n/gm, '')
        .replaceAll(/^\n+|\n+$/g, '')
const isSet = (name) => new RegExp(`^${name}=.`, 'm').test(text)

// A database has the passwords of its first start, with which there were secrets, too.
const names = isSet('PAYLOAD_SECRET') ? SECRETS : [...SECRETS, ...PASSWORDS, 'ADMIN_EMAIL', 'ADMIN_PASSWORD']
const added = names.filter((name) => !isSet(name))
for (const name of added) {
  const line = `${name}=${FIRST_ADMIN[name] ?? randomBytes(32).toString('base64url')}`
  const empty = new RegExp(`^${name}=$`, 'm')
  text = empty.test(text) ? text.replace(empty, line) : [text, line].filter(Boolean).join('\n')
}

if (print) process.stdout.write(`${text}\n`)
else {
  writeFileSync(FILE, `${text}\n`, { mode: 0o600 })
  chmodSync(FILE, 0o600)
}
console.error(added.length > 0 ? `${FILE} has new values for ${added.join(', ')}.` : `${FILE} already has all secrets.`)
