import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Handler } from '@/app/api/endpoint'

/** Handlers of the admin and of media belong to Payload; a portrait and the picture of a shared link are files. */
const OTHERS = /^(?:\(payload\)|media|photos|portraits|share)\//
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const files = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(^|\/)route\.ts$/.test(name) && !OTHERS.test(name))
  .toSorted()

export const isHandler = (value: unknown): value is Handler => typeof value === 'function' && 'endpoint' in value
/** Every method that a `route.ts` exports, as Next sees it. */
export const exportedHandlers = async (): Promise<{ rule: string; value: unknown }[]> =>
  (
    await Promise.all(
      files.map(async (file) => {
        const module: Record<string, unknown> = await import(join(process.cwd(), 'src/app', file))
        const path = `/${file.replace(/\/?route\.ts$/, '')}`
        return METHODS.flatMap((method) =>
          module[method] === undefined ? [] : [{ rule: `${method} ${path}`, value: module[method] }],
        )
      }),
    )
  ).flat()
