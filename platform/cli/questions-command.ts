import { readFile, stat } from 'node:fs/promises'
import type * as z from 'zod'
import { DeviceQuestions, QuestionsRefused, readDeviceQuestions } from '../seed/question-data'
import { loadDeviceQuestions } from '@platform/seed/run'
import { createPool } from '@platform/store/pool'

const MAX_BYTES = 4 * 1024 * 1024
const MOST_PROBLEMS = 10

export const QUESTIONS_USAGE = `questions [file]        load what single devices are asked otherwise than their category, as
                          platform/seed/data/device-questions.json has it; without a file print what holds`

async function readFileOf(path: string): Promise<DeviceQuestions> {
  const { size } = await stat(path).catch(() => {
    throw new QuestionsRefused(`"${path}" cannot be read.`)
  })
  if (size > MAX_BYTES) throw new QuestionsRefused(`"${path}" is larger than ${MAX_BYTES / 1024 / 1024} MB.`)
  const parsed = DeviceQuestions.safeParse(jsonOf(await readFile(path, 'utf8'), path))
  if (parsed.success) return parsed.data
  throw new QuestionsRefused(problemLines(parsed.error))
}

const problemLines = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, MOST_PROBLEMS)
    .map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`)
    .join('\n')

function jsonOf(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new QuestionsRefused(`"${path}" is no JSON.`)
  }
}

async function print(url: string): Promise<void> {
  const pool = createPool(url, { max: 1, patient: true })
  console.log(JSON.stringify(await readDeviceQuestions(pool).finally(() => pool.end()), null, 2))
}

/** Returns the exit code; problems of the file go to stderr, and nothing is stored then. */
export async function runQuestionsCommand(url: string, [path]: string[], now: Date): Promise<number> {
  if (path === undefined) {
    await print(url)
    return 0
  }
  try {
    const content = await readFileOf(path)
    await loadDeviceQuestions(content, { url, now, say: console.log })
    console.log(`${content.flatMap(({ devices }) => devices).length} devices have questions of their own`)
    return 0
  } catch (error) {
    if (!(error instanceof QuestionsRefused)) throw error
    console.error(error.message)
    return 1
  }
}
