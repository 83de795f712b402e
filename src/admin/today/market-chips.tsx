import { findMarket, type Reader } from '@/admin/dashboard/reader'
import { MarketChip } from '@/admin/lists/market-cell'
import { staffWords } from '@/domain/staff-messages/staff-messages'
import { formatStaffMessage } from '@/domain/staff-words'

const words = staffWords('calendar')

/** The markets that something is about, as far as the reader may see them; one word for all of several. */
export function MarketChips({ reader, markets }: Readonly<{ reader: Reader; markets: readonly number[] }>) {
  const found = markets.flatMap((id) => findMarket(reader, id) ?? [])
  if (found.length > 2 && found.length === reader.markets.length)
    return <span>{formatStaffMessage(words.allMarkets, reader.language)}</span>
  return found.map(({ id, code, name }) => <MarketChip key={id} code={code.toUpperCase()} name={name} />)
}
