const AT_A_TIME = 8

/** Runs over a list in small batches, because a big cart or list must not fill the bulkhead that all shoppers share. */
export async function inBatches<In, Out>(items: readonly In[], run: (item: In) => Promise<Out>): Promise<Out[]> {
  const done: Out[] = []
  for (let start = 0; start < items.length; start += AT_A_TIME) {
    done.push(...(await Promise.all(items.slice(start, start + AT_A_TIME).map(run))))
  }
  return done
}
