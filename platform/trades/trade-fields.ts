import * as z from 'zod'
import { PAYOUT_TYPES } from '@trade-in-shop/contracts/payout-kinds'
import { CarrierRule } from '@trade-in-shop/contracts/shop-settings'
import {
  IfLower,
  TradeAddress,
  TradeCompany,
  TradeCustomer,
  TradeState,
  type TradeAddress as Address,
  type TradeRequest,
} from '@trade-in-shop/contracts/trades'

/** `sql` reads it. `erased`: what the deletion of its customer writes in its place. */
type TradeField<Schema extends z.ZodType = z.ZodType> = Readonly<{ sql: string; schema: Schema; erased: string | null }>

/** Of no person, or wanted by the law: number, devices, sums and history. */
const lasting = <Schema extends z.ZodType>(sql: string, schema: Schema): TradeField<Schema> => ({ sql, schema, erased: null })
const personal = <Schema extends z.ZodType>(sql: string, schema: Schema, erased = 'null'): TradeField<Schema> => ({
  ...{ sql, schema, erased },
})

const PERSON: TradeCustomer = { firstName: '–', lastName: '–', email: 'deleted@customer.invalid', birthDate: '1900-01-01' }
const ADDRESS: Omit<Address, 'country'> = { street: '–', postalCode: '---', city: '–' }
const jsonb = (value: object) => `'${JSON.stringify(value)}'::jsonb`

/** What a sale brings that its trade stores as it is; lines, voucher and account have tables and forms of their own. */
export type SoldFields = Omit<TradeRequest, 'lines' | 'voucher' | 'payment' | 'saveAddress' | 'declarations'>

/** Every stored fact of a trade: how it is read, and what a deletion leaves of it. */
export const TRADE_FIELDS = {
  id: lasting('id', z.string()),
  accessId: personal('access_id', z.string(), '$2'),
  number: lasting('number', z.string()),
  application: lasting('application', z.string()),
  state: lasting('state', TradeState),
  business: lasting('business', z.boolean()),
  // Names as they were typed, also before names had rules.
  customer: personal('customer', TradeCustomer.extend({ firstName: z.string(), lastName: z.string() }), jsonb(PERSON)),
  company: personal('company', TradeCompany.nullable()),
  address: personal('address', TradeAddress, `${jsonb(ADDRESS)} || jsonb_build_object('country', address -> 'country')`),
  paymentType: lasting('payment_type', z.enum(PAYOUT_TYPES)),
  maskedAccount: personal('masked_account', z.string(), `'••••'`),
  clientId: personal('client_id', z.string().nullable()),
  /** The id by which a guest changes the payout; mailed to the seller and shown nowhere. */
  guestAccountId: personal('guest_account_id', z.string().nullable()),
  /** Sold by a customer who was logged in, not as a guest. */
  soldLoggedIn: lasting('(customer_id is not null and claimed_at is null)', z.boolean()),
  /** It belongs to an account of the same address, whose owner has activated it. */
  emailConfirmed: lasting(
    `exists (select from platform.customers c where c.id = customer_id and c.email = trades.customer ->> 'email')`,
    z.boolean(),
  ),
  /** Null: the seller is asked. */
  ifLower: lasting('if_lower', IfLower.nullable()),
  /** As the market had it when the trade was made; null where it said nothing. */
  carrier: lasting('carrier', CarrierRule.nullable()),
  total: lasting('total', z.int()),
  lockUntil: lasting('lock_until', z.date()),
  createdAt: lasting('created_at', z.date()),
} as const satisfies Record<keyof SoldFields, TradeField> & Readonly<Record<string, TradeField>>

type Fields = typeof TRADE_FIELDS
const fields: readonly (readonly [string, TradeField])[] = Object.entries(TRADE_FIELDS)
export const StoredTrade = z.object(
  Object.fromEntries(fields.map(([name, { schema }]) => [name, schema])) as { [Name in keyof Fields]: Fields[Name]['schema'] },
)
export type StoredTrade = z.infer<typeof StoredTrade>

/** For `select` from `platform.trades`. */
export const READ_TRADE = fields.map(([name, { sql }]) => `${sql} as "${name}"`).join(', ')
/** For `update platform.trades set`; `$2` is the new access id. */
export const ERASE_TRADE = fields.flatMap(([, { sql, erased }]) => (erased === null ? [] : [`${sql} = ${erased}`])).join(', ')
