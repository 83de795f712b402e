export type Hit = { id: string; score: number | null; source: unknown }

/** The result of a search; `atLeast` when the count stopped at a bound because an exact one would cost too much. */
export type SearchHits = { total: number; atLeast: boolean; hits: Hit[] }

/** Elasticsearch's response envelope. */
export function envelope(index: string, { total, atLeast, hits }: SearchHits, took: number) {
  return {
    took,
    timed_out: false,
    _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
    hits: {
      total: { value: total, relation: atLeast ? 'gte' : 'eq' },
      max_score: hits[0]?.score ?? null,
      hits: hits.map(({ id, score, source }) => ({
        _index: index,
        _id: id,
        _score: score,
        ...(source === undefined ? {} : { _source: source }),
      })),
    },
  }
}
