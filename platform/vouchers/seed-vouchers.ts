import type { Db } from '@platform/store/pool'

/**
 * Vouchers of the demo and the tests, with fixed and well-known codes.
 *
 * In every market: `PERCENT5` (5 %), `SOLDOUT10` (10 euro, exhausted), `EXPIRED10` (10 euro, until the end of January 2026),
 * `MINIMUM300` (30 euro from 300 euro on), `LASTONE5` (5 euro, can be redeemed once).
 *
 * In one market of the demo each, in its own word: 10 euro (`WILLKOMMEN10`, `SERVUS10`, `WELCOME10`, `BIENVENIDA10`, `BIENVENUE10`,
 * `BENVENUTO10`), and 25 euro from 250 euro on (`DANKE25`, `SERVUS25`, `THANKS25`, `GRACIAS25`, `MERCI25`, `GRAZIE25`).
 */
const WORDS = {
  wkfs_de_DE: { welcome: 'WILLKOMMEN10', thanks: 'DANKE25' },
  wkfs_de_AT: { welcome: 'SERVUS10', thanks: 'SERVUS25' },
  wkfs_en_IE: { welcome: 'WELCOME10', thanks: 'THANKS25' },
  wkfs_es_ES: { welcome: 'BIENVENIDA10', thanks: 'GRACIAS25' },
  wkfs_fr_FR: { welcome: 'BIENVENUE10', thanks: 'MERCI25' },
  wkfs_it_IT: { welcome: 'BENVENUTO10', thanks: 'GRAZIE25' },
}

type Seed = {
  code: string
  application?: string
  kind: 'fixed' | 'percent'
  value: number
  minimum?: number
  until?: string
  maxUses?: number
  /** How many redemptions are used up from the start. */
  uses?: number
}

const EVERYWHERE: Seed[] = [
  { code: 'PERCENT5', kind: 'percent', value: 5 },
  { code: 'SOLDOUT10', kind: 'fixed', value: 1000, maxUses: 3, uses: 3 },
  { code: 'EXPIRED10', kind: 'fixed', value: 1000, until: '2026-01-31T23:59:59Z' },
  { code: 'MINIMUM300', kind: 'fixed', value: 3000, minimum: 30_000 },
  { code: 'LASTONE5', kind: 'fixed', value: 500, maxUses: 1 },
]

const perMarket = (): Seed[] =>
  Object.entries(WORDS).flatMap(([application, { welcome, thanks }]) => [
    { code: welcome, application, kind: 'fixed' as const, value: 1000 },
    { code: thanks, application, kind: 'fixed' as const, value: 2500, minimum: 25_000 },
  ])

/** Upserts by code and leaves the count of uses of a known voucher alone: safe to kill and to repeat. */
export async function seedVouchers(db: Db): Promise<void> {
  for (const voucher of [...EVERYWHERE, ...perMarket()]) {
    await db.query(
      `insert into platform.vouchers (code, application, kind, value, minimum, valid_from, valid_until, max_uses, uses)
       values ($1, $2, $3, $4, $5, '2025-01-01T00:00:00Z', $6, $7, $8)
       on conflict (code) do update set application = excluded.application, kind = excluded.kind, value = excluded.value,
         minimum = excluded.minimum, valid_until = excluded.valid_until, max_uses = excluded.max_uses`,
      [
        ...[voucher.code, voucher.application ?? null, voucher.kind, voucher.value, voucher.minimum ?? 0],
        ...[voucher.until ?? '2036-12-31T23:59:59Z', voucher.maxUses ?? null, voucher.uses ?? 0],
      ],
    )
  }
}
