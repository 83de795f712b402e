import { readFile } from 'node:fs/promises'
import { decideSecondLook } from '@platform/clarifications/second-look'
import { developPhoto, type Photo } from '@platform/clarifications/photo'
import type { PlatformEnv } from '@platform/platform-env'
import { createPool, inTransaction, type Db } from '@platform/store/pool'
import { inspectTrade, type Finding } from '@platform/clarifications/inspect'
import { handOver, type ParcelStep, pay, receive, sendBack } from '@platform/trades/move-trade'
import { parseTradeNumber } from '@platform/trades/trade-number'
import { lockTrade, type WholeTrade } from '@platform/trades/trade-store'
import { MoveRefused } from '@platform/trades/trade-state'

export const TRADE_USAGE = `trade <number> handed-over [--parcel n] [--tracking number] | received [--parcel n] | inspected [--answer question=answer[,answer] …] [--photo [question=]file …] [--by name] | paid | sent-back | second-look --by name [--answer …]
                          move a trade on; --answer names what the inspector found otherwise, with at least two
                          photos where it takes something off (2:question=answer, 2:file for the second line); --photo
                          question=file shows the photo at the answer that it proves; --by names who
                          inspects. second-look: another inspector names what the first one had wrong; nothing
                          named confirms the offer`

/** `screen=cracked`, `functions=camera,buttons`, `2:screen=cracked`. */
function finding(text: string): Finding {
  const [, line = '1', question = '', answers = ''] = /^(?:([1-9]\d?):)?([a-z0-9_]+)=([a-z0-9_,]+)$/.exec(text) ?? []
  if (!question) throw new MoveRefused(`"${text}" is not question=answer, as in --answer screen=cracked.`)
  return { line: Number(line) - 1, question, answers: answers.split(',').filter(Boolean) }
}

/** `front.jpg`, `2:front.jpg`, `2:screen=front.jpg`; a file whose name has such a beginning is written as `./a=b.jpg`. */
async function photo(text: string): Promise<Photo> {
  const [, line = '1', question = null, file = ''] = /^(?:([1-9]\d?):)?(?:([a-z0-9_]+)=)?(.+)$/.exec(text) ?? []
  const bytes = await readFile(file).catch(() => {
    throw new MoveRefused(`"${file}" cannot be read.`)
  })
  return { line: Number(line) - 1, question, bytes: await developPhoto(bytes, file) }
}

/** The name of an inspector, in small letters, so that one person has one name. */
function inspector(text: string): string {
  const name = text.toLowerCase()
  if (!/^[a-z0-9][a-z0-9._-]{0,39}$/.test(name)) throw new MoveRefused(`"${text}" is no name, as in --by anna.`)
  return name
}

type Inspection = { findings: Finding[]; photos: Photo[]; by: string | null }
/** The inspector's findings: pairs of an option and its value. */
async function inspection(args: string[]): Promise<Inspection> {
  const [findings, photos]: [Finding[], Photo[]] = [[], []]
  let by: string | null = null
  for (let index = 0; index < args.length; index += 2) {
    const [option, value = ''] = args.slice(index)
    if (option === '--answer') findings.push(finding(value))
    else if (option === '--photo') photos.push(await photo(value))
    else if (option === '--by') by = inspector(value)
    else throw new MoveRefused(`Unknown option "${option}"; there is --answer question=answer, --photo file and --by name.`)
  }
  return { findings, photos, by }
}

const TRACKING = /^[A-Za-z0-9-]{4,60}$/

/** Which of several parcels a step is about, and the carrier's number for it. */
function parcelStep(step: string, args: string[]): ParcelStep {
  let found: ParcelStep = {}
  for (let index = 0; index < args.length; index += 2) {
    const [option, value = ''] = args.slice(index)
    if (option === '--parcel' && /^[1-9]$/.test(value)) found = { ...found, parcel: Number(value) }
    else if (option === '--tracking' && step === 'handed-over' && TRACKING.test(value)) found = { ...found, tracking: value }
    else
      throw new MoveRefused(
        `"${step}" takes --parcel 2${step === 'handed-over' ? ' and --tracking number' : ''}, but "${option} ${value}" was given.`,
      )
  }
  return found
}

type Move = (db: Db, trade: WholeTrade, now: Date) => Promise<void>

async function moveOf(step: string, args: string[], secret: string): Promise<Move> {
  if (step === 'inspected') {
    const { findings, ...evidence } = await inspection(args)
    return (db, trade, now) => inspectTrade(db, trade, findings, now, { secret, ...evidence })
  }
  if (step === 'second-look') {
    const { findings, photos, by } = await inspection(args)
    if (by === null || photos.length > 0) throw new MoveRefused('"second-look" takes --by name and --answer question=answer.')
    return (db, trade, now) => decideSecondLook(db, trade, findings, { secret, by, now })
  }
  if (step === 'handed-over' || step === 'received') {
    const parcel = parcelStep(step, args)
    const move = step === 'received' ? receive : handOver
    return (db, trade, now) => move(db, trade, now, parcel)
  }
  if (args[0] !== undefined) throw new MoveRefused(`"${step}" takes nothing after it, but "${args[0]}" was given.`)
  if (step === 'paid') return pay
  if (step === 'sent-back') return sendBack
  throw new MoveRefused(`"${step}" is no step; there is handed-over, received, inspected, second-look, paid, sent-back.`)
}

/** Moves the trade by the steps of the HTTP resources and returns the line to print. Throws `MoveRefused`. */
export async function moveByNumber(env: PlatformEnv, [text = '', step = '', ...args]: string[], now: Date): Promise<string> {
  const number = parseTradeNumber(text)
  if (!number) throw new MoveRefused(`"${text}" is no trade number; it looks like RV-1042170, and one digit may be wrong.`)
  const move = await moveOf(step, args, env.PLATFORM_SECRET)
  const pool = createPool(env.DATABASE_URL, { max: 1, patient: true })
  try {
    return await inTransaction(pool, async (db) => {
      const trade = await lockTrade(db, number)
      if (!trade) throw new MoveRefused(`There is no trade ${number}.`)
      const before = trade.state
      await move(db, trade, now)
      return `${number}: ${before} -> ${trade.state}`
    })
  } finally {
    await pool.end()
  }
}

/** The exit code; a problem is one line on stderr. */
export async function runTradeCommand(env: PlatformEnv, args: string[], now: Date): Promise<number> {
  try {
    console.log(await moveByNumber(env, args, now))
    return 0
  } catch (error) {
    if (!(error instanceof MoveRefused)) throw error
    console.error(error.message)
    return 1
  }
}
