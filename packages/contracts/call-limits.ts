/** Whose calls are counted together. `network`: the wider one, IPv4 /24 or IPv6 /48. `document`: one record named by the call. */
export type LimitKey = 'visitor' | 'network' | 'device' | 'customer' | 'email' | 'document'

/** At most `most` calls within `perSeconds`; the next is 429 `too_many_requests` with `Retry-After`. */
export type CallLimit<Key extends LimitKey = LimitKey> = Readonly<{ key: Key; most: number; perSeconds: number }>
