import { moveByNumber } from '@platform/cli/trade-command'
import { parsePlatformEnv } from '@platform/platform-env'

/** Moves a trade of the running platform on, as `npm run platform -- trade <number> …` does. */
export async function moveTrade(number: string, ...steps: string[][]): Promise<void> {
  const { DATABASE_URL, PLATFORM_SECRET, SERVICE_SECRET } = process.env
  const env = parsePlatformEnv({
    PLATFORM_DATABASE_URL: DATABASE_URL,
    PLATFORM_SECRET,
    SERVICE_SECRET,
    MAIL_FROM: 'Revalo <hallo@revalo.example>',
  })
  for (const step of steps) await moveByNumber(env, [number, ...step], new Date())
}
