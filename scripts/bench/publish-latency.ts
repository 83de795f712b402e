import * as z from 'zod'
import { DEMO_STAFF } from '@/seed/demo-staff'
import { ask } from '../../tests/support/shop-address'
import { figure, HOST, percentile, type Bench } from './measure'
import { secondShop } from './shop-process'
import { row, type FigureRow } from './figure-table'

const MAX_MS = 300
const GIVE_UP_MS = 5_000
/** A program gets its 404 without a page around it, so frequent polling costs the server little. */
const AS_PROGRAM = { 'user-agent': 'Googlebot/2.1' }
const STAFF_HOST = 'localhost'

type Staff = Readonly<{ port: number; headers: Record<string, string> }>

const Session = z.object({ token: z.string() })
const Markets = z.object({ docs: z.tuple([z.object({ id: z.number() })]) })

async function signIn(port: number): Promise<Staff> {
  const [admin] = DEMO_STAFF
  const origin = { 'content-type': 'application/json', origin: `http://${STAFF_HOST}:${port}` }
  const body = JSON.stringify({ email: admin.email, password: admin.password })
  const answer = await ask(STAFF_HOST, '/cms-api/staff/login', { port, method: 'POST', headers: origin, body })
  const { token } = Session.parse(JSON.parse(answer.body))
  return { port, headers: { ...origin, authorization: `JWT ${token}` } }
}

async function marketId({ port, headers }: Staff): Promise<number> {
  const answer = await ask(STAFF_HOST, '/cms-api/markets?where[code][equals]=de&limit=1&depth=0', { port, headers })
  return Markets.parse(JSON.parse(answer.body)).docs[0].id
}

/** Milliseconds until that process redirects the path. */
async function untilMoved(port: number, path: string, from: number): Promise<number> {
  while (performance.now() - from < GIVE_UP_MS) {
    const { status } = await ask(HOST, path, { port, headers: AS_PROGRAM })
    if (status === 301) return performance.now() - from
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  return GIVE_UP_MS
}

/** Saves a redirect over the admin's API of one process; returns the time until both processes follow it. */
async function saveOnce({ port, headers }: Staff, market: number, otherPort: number, nth: number) {
  const path = `/bench-${nth}`
  const to = { kind: 'screen', screen: 'contact' }
  const body = JSON.stringify({ market, from: path, match: 'exact', to, status: '301', enabled: true })
  const from = performance.now()
  const answer = await ask(STAFF_HOST, '/cms-api/redirects', { port, method: 'POST', headers, body })
  if (answer.status !== 201) throw new Error(`the redirect was not saved: ${answer.status} ${answer.body.slice(0, 200)}`)
  const saved = performance.now()
  const ends = await Promise.all([port, otherPort].map((each) => untilMoved(each, path, from)))
  return { whole: Math.max(...ends), afterAnswer: Math.max(...ends) - (saved - from) }
}

/** The time from sending a save until every process answers with it. */
export async function live(bench: Bench): Promise<FigureRow[]> {
  const second = await secondShop(bench)
  try {
    const staff = await signIn(bench.stack.settings.shopPort)
    const market = await marketId(staff)
    await saveOnce(staff, market, second.port, 0)
    const times: Awaited<ReturnType<typeof saveOnce>>[] = []
    for (let nth = 1; nth <= (bench.quick ? 10 : 100); nth++) times.push(await saveOnce(staff, market, second.port, nth))
    const whole = percentile(
      times.map((time) => time.whole),
      0.99,
    )
    const after = percentile(
      times.map((time) => time.afterAnswer),
      0.99,
    )
    const middle = percentile(
      times.map((time) => time.whole),
      0.5,
    )
    const measured = `${figure(whole)} ms (median ${figure(middle)}; ${figure(Math.max(0, after))} ms after the save's answer)`
    return [row(`save until two processes answer with it: p99 of ${times.length}`, measured, `<= ${MAX_MS} ms`, whole <= MAX_MS)]
  } finally {
    await second.process.stop()
  }
}
