import { writeSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import pino, { type DestinationStream } from 'pino'
import SonicBoom from 'sonic-boom'
import { errorMessage } from './error-text'
import { processWide } from './process-wide'

const MAX_BUFFERED_BYTES = 1024 * 1024
const RETRY_MS = 1000
const LAST_LINES_MS = 500
const LAST_LINES_STEP_MS = 20

/**
 * Writes lines to a file descriptor in the background. A full disk, or a reader that is stuck, costs lines: never the time of a
 * caller, and never the process.
 */
function openLog(fd: number) {
  const file = new SonicBoom({ fd, sync: false, maxLength: MAX_BUFFERED_BYTES })
  let retry: NodeJS.Timeout | undefined
  let pendingBytes = 0
  let lastLine = ''
  let lostLines = 0
  let reportedLines = 0
  let problem: string | null = null
  let isRefused = false
  file.on('error', (error) => {
    problem = errorMessage(error)
    isRefused = true
    retry ??= setTimeout(() => ((retry = undefined), file.write('')), RETRY_MS).unref()
  })
  file.on('drop', (line: string) => {
    pendingBytes -= Buffer.byteLength(line)
    lostLines += 1
    problem ??= 'nothing reads it'
  })
  file.on('write', (bytes: number) => {
    pendingBytes -= bytes
    problem = null
    isRefused = false
  })
  file.on('drain', () => {
    if (lostLines === reportedLines) return
    write(`${JSON.stringify({ level: 40, time: Date.now(), msg: `${lostLines - reportedLines} lines of the log were lost` })}\n`)
    reportedLines = lostLines
  })
  function write(line: string): void {
    lastLine = line
    pendingBytes += Buffer.byteLength(line)
    file.write(line)
  }
  return {
    write,
    lostLines: () => lostLines,
    /** For the operator; null while lines are written. */
    problem: () => problem && `${problem}; ${lostLines} lines were lost`,
    /** Waits until all lines are written, half a second at most; false while a write is stuck. */
    async finish(): Promise<boolean> {
      for (let waited = 0; pendingBytes > 0 && !isRefused && waited < LAST_LINES_MS; waited += LAST_LINES_STEP_MS)
        await wait(LAST_LINES_STEP_MS)
      if (isRefused) writeToErrors(lastLine)
      return isRefused || pendingBytes === 0
    },
  }
}

/** The error output may be another file, which takes the line. */
function writeToErrors(line: string): void {
  try {
    writeSync(2, line)
  } catch {
    // Nothing is left to say it to.
  }
}

type ServerLog = ReturnType<typeof openLog>
const log = () =>
  processWide('runtime.log', (): { command: DestinationStream; server?: ServerLog } => ({
    command: pino.destination({ fd: 1, sync: true }),
  }))

/** Where the lines of this process go: at once in a command, in the background in a server. */
export const processLog: DestinationStream = { write: (line) => (log().server ?? log().command).write(line) }

/** From now on no line of this process delays it (F15). */
export function startServerLog(): void {
  log().server = openLog(1)
}

/** Lines that could not be written since the start. */
export const lostLogLines = (): number => log().server?.lostLines() ?? 0

export const logProblem = (): string | null => log().server?.problem() ?? null

/** Ends a server once its last lines are written. Node would wait for ever for a write that is stuck, so the process is then killed. */
export async function exitAfterLog(code: number): Promise<void> {
  const isFinished = (await log().server?.finish()) ?? true
  if (!isFinished) process.kill(process.pid, 'SIGKILL')
  process.exit(code)
}
