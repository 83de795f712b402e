import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import * as z from 'zod'

const Service = z.looseObject({
  image: z.string(),
  profiles: z.array(z.string()).default([]),
  restart: z.string(),
  read_only: z.boolean(),
  cap_drop: z.array(z.string()),
  cap_add: z.array(z.string()).default([]),
  security_opt: z.array(z.string()),
  mem_limit: z.string(),
  pids_limit: z.number(),
  privileged: z.undefined().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  networks: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).default([]),
  tmpfs: z.array(z.string()),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string(), required: z.boolean().default(true) })).default({}),
})
const Compose = z.object({
  services: z.record(z.string(), Service),
  networks: z.record(z.string(), z.unknown()),
  volumes: z.record(z.string(), z.null()),
})

export const { services, networks, volumes } = Compose.parse(parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }))
export const named = Object.entries(services)
export const service = (name: string) => Service.parse(services[name])
