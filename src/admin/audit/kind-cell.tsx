'use client'
import { useKinds } from './use-kinds'

/** In the list: of what kind the changed document is. */
export function KindCell({ cellData }: Readonly<{ cellData?: unknown }>) {
  const { labelOf } = useKinds()
  return <>{labelOf(String(cellData ?? ''))}</>
}
