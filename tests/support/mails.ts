import { expect } from '@playwright/test'
import * as z from 'zod'

const Listed = z.array(z.object({ id: z.string(), subject: z.string(), to: z.string() }))
const Mail = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  attachments: z.array(z.object({ name: z.string().nullable() })),
})
export type Mail = z.infer<typeof Mail>

const base = (): string => process.env.MAIL_URL ?? 'http://127.0.0.1:1'
const read = async (path: string): Promise<unknown> => (await fetch(`${base()}${path}`)).json()

/** The mails that the catcher has for an address, once there is at least one; newest first. */
export async function mailsTo(email: string): Promise<Mail[]> {
  const list = async () => Listed.parse(await read(`/api/mails?to=${encodeURIComponent(email)}`))
  await expect.poll(async () => (await list()).length, { timeout: 30_000 }).toBeGreaterThan(0)
  return Promise.all((await list()).map(async ({ id }) => Mail.parse(await read(`/api/mails/${id}`))))
}
