import type { Language } from '@/domain/market/market'
import de from './de/failure.json' with { type: 'json' }
import en from './en/failure.json' with { type: 'json' }
import es from './es/failure.json' with { type: 'json' }
import fr from './fr/failure.json' with { type: 'json' }
import it from './it/failure.json' with { type: 'json' }

/** Texts of pages that need nothing else: no database, no platform, no part of the shop. */
export const FAILURE_MESSAGES = { en, de, es, fr, it } as const satisfies Record<Language, typeof en>
export type FailureMessages = Readonly<typeof en>
