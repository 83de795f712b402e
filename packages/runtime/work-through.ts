/**
 * Does each item of a due list by itself: one that fails is noted and holds up none after it. The rest waits only when `note` throws,
 * as it does while the database is away.
 */
export async function workThrough<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  note: (item: Item, error: unknown) => Promise<void>,
): Promise<void> {
  for (const item of items)
    try {
      await work(item)
    } catch (error) {
      await note(item, error)
    }
}
