import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { CustomerAddress } from '@trade-in-shop/contracts/customers'
import { SALE_FIELDS } from '@trade-in-shop/contracts/sale-fields'
import type { TradeAddress } from '@trade-in-shop/contracts/trades'
import type { Db } from '@platform/store/pool'
import { formatCustomerIri } from './stored-customer'

const COLUMNS: Readonly<Record<keyof TradeAddress, string>> = {
  street: 'street',
  houseNumber: 'house_number',
  line2: 'line2',
  postalCode: 'postal_code',
  city: 'city',
  country: 'country',
}
const LINES = [...SALE_FIELDS.address, 'country'] as const

const StoredAddress = z.object({
  id: z.string(),
  ...{ street: z.string(), houseNumber: z.string().nullable(), line2: z.string().nullable() },
  ...{ postalCode: z.string(), city: z.string(), country: z.string() },
} satisfies Record<keyof TradeAddress | 'id', z.ZodType>)
export type StoredAddress = z.infer<typeof StoredAddress>

const RETURNED = `id, ${LINES.map((line) => `${COLUMNS[line]} as "${line}"`).join(', ')}`

/** The customer's addresses, one in each country. */
export async function listAddresses(db: Db, customerId: string): Promise<StoredAddress[]> {
  const text = `select ${RETURNED} from platform.country_addresses where customer_id = $1 order by country`
  return z.array(StoredAddress).parse((await db.query(text, [customerId])).rows)
}

export const isSameAddress = (old: StoredAddress, address: TradeAddress): boolean =>
  LINES.every((line) => old[line] === (address[line] || null))

/** Writes the first address of a country, or replaces it. `moved`: the id of the address that this one replaces in any country. */
export async function putAddress(db: Db, customerId: string, address: TradeAddress, moved?: string): Promise<StoredAddress> {
  if (moved) await db.query('delete from platform.country_addresses where id = $1 and customer_id = $2', [moved, customerId])
  const columns = LINES.map((line) => COLUMNS[line])
  const { rows } = await db.query(
    `insert into platform.country_addresses (id, customer_id, ${columns.join(', ')})
     values ($1, $2, ${columns.map((_column, index) => `$${index + 3}`).join(', ')})
     on conflict (customer_id, country) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}
     returning ${RETURNED}`,
    [moved ?? randomUUID(), customerId, ...LINES.map((line) => address[line] || null)],
  )
  return StoredAddress.parse(rows[0])
}

export const addressAnswer = ({ id, ...address }: StoredAddress): CustomerAddress => ({
  ...{ iri: formatCustomerIri('addresses', id), ...address },
})
