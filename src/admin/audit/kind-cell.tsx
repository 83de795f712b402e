'use client'
import { useKinds } from './use-kinds'

/** List cell with the kind of the changed document. */
export function KindCell({ cellData }: Readonly<{ cellData?: unknown }>) {
  const { labelOf } = useKinds()
  return <>{labelOf(String(cellData ?? ''))}</>
}
