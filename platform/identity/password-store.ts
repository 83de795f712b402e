import type { Db } from '@platform/store/pool'

/**
 * What is stored of a customer's password: its argon2id hash, or, with another provider, a mark that changes with the password,
 * so that `openSession` can tell an old password from the present one.
 */
export async function passwordOf(db: Db, email: string): Promise<{ customerId: string; hash: string } | null> {
  const { rows } = await db.query<{ customerId: string; hash: string }>(
    `select customer_id as "customerId", hash from platform.identities join platform.identity_passwords using (customer_id)
     where email = $1`,
    [email],
  )
  return rows[0] ?? null
}

export const setPassword = (db: Db, customerId: string, hash: string, now: Date): Promise<unknown> =>
  db.query(
    `insert into platform.identity_passwords (customer_id, hash, changed_at) values ($1, $2, $3)
     on conflict (customer_id) do update set hash = excluded.hash, changed_at = excluded.changed_at`,
    [customerId, hash, now],
  )

/** Stores the same password at another cost. False, without a change, where another password has been set meanwhile. */
export async function renewHash(db: Db, customerId: string, hash: Readonly<{ from: string; to: string }>): Promise<boolean> {
  const text = 'update platform.identity_passwords set hash = $3 where customer_id = $1 and hash = $2'
  return (await db.query(text, [customerId, hash.from, hash.to])).rowCount === 1
}
