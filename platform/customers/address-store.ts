import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { CustomerAddress } from '@trade-in-shop/contracts/customers'
import type { TradeAddress } from '@trade-in-shop/contracts/trades'
import type { Db } from '@platform/store/pool'
import { formatCustomerIri } from './stored-customer'

const StoredAddress = z.object({
  id: z.string(),
  street: z.string(),
  houseNumber: z.string().nullable(),
  line2: z.string().nullable(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
})
export type StoredAddress = z.infer<typeof StoredAddress>

const RETURNED = `id, street, house_number as "houseNumber", line2, postal_code as "postalCode", city, country`

/** The customer's addresses, one in each country. */
export async function listAddresses(db: Db, customerId: string): Promise<StoredAddress[]> {
  const text = `select ${RETURNED} from platform.country_addresses where customer_id = $1 order by country`
  return z.array(StoredAddress).parse((await db.query(text, [customerId])).rows)
}

export const isSameAddress = (old: StoredAddress, address: TradeAddress): boolean =>
  JSON.stringify([old.street, old.houseNumber, old.line2, old.postalCode, old.city, old.country]) ===
  JSON.stringify([
    ...[address.street, address.houseNumber || null, address.line2 || null],
    ...[address.postalCode, address.city, address.country],
  ])

/** Writes the first address of a country, or replaces it. `moved`: the id of the address that this one replaces in any country. */
export async function putAddress(db: Db, customerId: string, address: TradeAddress, moved?: string): Promise<StoredAddress> {
  if (moved) await db.query('delete from platform.country_addresses where id = $1 and customer_id = $2', [moved, customerId])
  const { street, houseNumber, line2, postalCode, city, country } = address
  const { rows } = await db.query(
    `insert into platform.country_addresses (id, customer_id, street, house_number, line2, postal_code, city, country)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (customer_id, country) do update set street = excluded.street, house_number = excluded.house_number, line2 = excluded.line2,
       postal_code = excluded.postal_code, city = excluded.city
     returning ${RETURNED}`,
    [moved ?? randomUUID(), customerId, street, houseNumber || null, line2 || null, postalCode, city, country],
  )
  return StoredAddress.parse(rows[0])
}

export const addressAnswer = ({ id, ...address }: StoredAddress): CustomerAddress => ({
  ...{ iri: formatCustomerIri('addresses', id), ...address },
})
