import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { CustomerAddress } from '@/contracts/customers'
import type { TradeAddress } from '@/contracts/trades'
import type { Db } from '@platform/store/pool'
import { iriOf } from './iri'

const StoredAddress = z.object({
  id: z.string(),
  street: z.string(),
  houseNumber: z.string().nullable(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
})
export type StoredAddress = z.infer<typeof StoredAddress>

const RETURNED = `id, street, house_number as "houseNumber", postal_code as "postalCode", city, country`

/** The customer's address; null as long as the customer has given none. */
export async function addressOf(db: Db, customerId: string): Promise<StoredAddress | null> {
  const { rows } = await db.query(`select ${RETURNED} from platform.customer_addresses where customer_id = $1`, [customerId])
  return rows[0] ? StoredAddress.parse(rows[0]) : null
}

/** Writes the first address, or replaces it. */
export async function putAddress(db: Db, customerId: string, address: TradeAddress): Promise<StoredAddress> {
  const { street, houseNumber, postalCode, city, country } = address
  const { rows } = await db.query(
    `insert into platform.customer_addresses (id, customer_id, street, house_number, postal_code, city, country)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (customer_id) do update set street = excluded.street, house_number = excluded.house_number,
       postal_code = excluded.postal_code, city = excluded.city, country = excluded.country
     returning ${RETURNED}`,
    [randomUUID(), customerId, street, houseNumber ?? null, postalCode, city, country],
  )
  return StoredAddress.parse(rows[0])
}

export const addressAnswer = ({ id, ...address }: StoredAddress): CustomerAddress => ({
  ...{ iri: iriOf('addresses', id), ...address },
})
