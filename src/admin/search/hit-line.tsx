import { Pill } from '@payloadcms/ui'
import { MarketChip } from '@/admin/lists/market-cell'
import type { SearchHit } from '@/collections/search/search-answers'
import styles from './search.module.css'

/** What is beside the title of a result: market, state, and the sentence with what was searched for. */
export const HitFacts = ({ hit: { market, state, detail, field, sentence } }: Readonly<{ hit: SearchHit }>) => (
  <span className={styles.facts}>
    {market !== null && <MarketChip code={market.toUpperCase()} name={market.toUpperCase()} />}
    {state !== null && (
      <Pill size="small" pillStyle="light-gray">
        {state}
      </Pill>
    )}
    {detail !== '' && <span>{detail}</span>}
    {sentence !== null && (
      <span>
        {field !== null && `${field}: `}
        {sentence.before}
        <mark>{sentence.match}</mark>
        {sentence.after}
      </span>
    )}
  </span>
)
